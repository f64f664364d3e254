import {
  type Cell,
  type Colour,
  type Edge,
  EDGES,
  type LaidTile,
  type Rot,
  ROTS,
  type TileId,
  tileOf,
  TILES,
} from './types.ts';

const edgeNumber = (edge: Edge): number => EDGES.indexOf(edge);

/** An edge of a tile after quarter turns clockwise. */
export const turned = (edge: Edge, rot: Rot): Edge => EDGES[(edgeNumber(edge) + rot) % 4] as Edge;

export const opposite = (edge: Edge): Edge => turned(edge, 2);

/** How the roads of a tile run as it lies. */
export interface Lie {
  /** For each link the two edges it joins. */
  readonly links: readonly { readonly a: Edge; readonly b: Edge; readonly child: Colour }[];
  /** For each edge the link that leaves there, null where the road ends on the tile. */
  readonly linkAt: Readonly<Record<Edge, number | null>>;
}

function lieOf(id: TileId, rot: Rot): Lie {
  const links = tileOf(id).links.map(({ a, b, child }) => ({ a: turned(a, rot), b: turned(b, rot), child }));
  const linkAt = { N: null, E: null, S: null, W: null } as Record<Edge, number | null>;
  for (const [index, { a, b }] of links.entries()) {
    linkAt[a] = index;
    linkAt[b] = index;
  }
  return { links, linkAt };
}

const LIES: ReadonlyMap<TileId, readonly Lie[]> = new Map(
  TILES.map(({ id }) => [id, ROTS.map((rot) => lieOf(id, rot))]),
);

/** The links of a laid tile. */
export function lying({ tile, rot }: Pick<LaidTile, 'tile' | 'rot'>): Lie {
  const lie = LIES.get(tile)?.[rot];
  if (!lie) throw new Error(`no such tile: ${tile}`);
  return lie;
}

const STEP: Readonly<Record<Edge, Cell>> = {
  N: { row: -1, col: 0 },
  E: { row: 0, col: 1 },
  S: { row: 1, col: 0 },
  W: { row: 0, col: -1 },
};

/** The cell on the other side of an edge. */
export const beyond = ({ row, col }: Cell, edge: Edge): Cell => ({
  row: row + STEP[edge].row,
  col: col + STEP[edge].col,
});
