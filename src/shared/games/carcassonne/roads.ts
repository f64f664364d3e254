import { beyond, lying, opposite } from './lie.ts';
import {
  type Cell,
  EDGES,
  type Edge,
  type LaidTile,
  type PlacedFigure,
  type Road,
  type RoadPart,
  sameCell,
  type State,
} from './types.ts';

const tileAt = (map: readonly LaidTile[], { row, col }: Cell): LaidTile | undefined =>
  map.find((laid) => laid.row === row && laid.col === col);

/** Whether a tile may go there: a free cell that touches the map along a side (C5, C6). */
export function isOpenCell(map: readonly LaidTile[], { row, col }: Cell): boolean {
  let touches = false;
  for (const laid of map) {
    const distance = Math.abs(laid.row - row) + Math.abs(laid.col - col);
    if (distance === 0) return false;
    if (distance === 1) touches = true;
  }
  return touches;
}

/** Every cell where a tile may go, by row, then column. */
export function openCells(map: readonly LaidTile[]): Cell[] {
  const cells: Cell[] = [];
  for (const laid of map) {
    for (const edge of EDGES) {
      const cell = beyond(laid, edge);
      if (!tileAt(map, cell) && !cells.some((known) => sameCell(known, cell))) cells.push(cell);
    }
  }
  return cells.sort((a, b) => a.row - b.row || a.col - b.col);
}

/** The roads through a tile just laid that are closed now, each once (C7, C8, C10). */
export function closedThrough(map: readonly LaidTile[], laid: LaidTile): Road[] {
  const roads: Road[] = [];
  for (const edge of EDGES) {
    const link = lying(laid).linkAt[edge];
    const first: RoadPart = { row: laid.row, col: laid.col, ...(link === null ? { end: edge } : { link }) };
    if (roads.some((road) => road.some((part) => samePart(part, first)))) continue;
    const road = closedFrom(map, laid, edge, first);
    if (road) roads.push(road);
  }
  return roads;
}

/** The whole road of a part, when it is closed. `edge` is one edge of the part. */
function closedFrom(map: readonly LaidTile[], laid: LaidTile, edge: Edge, first: RoadPart): Road | undefined {
  const onwards = follow(map, laid, edge, first);
  if (!onwards) return undefined;
  const isLoop = onwards.at(-1) === first;
  if ('end' in first) return [first, ...onwards];
  if (isLoop) return onwards;
  const back = follow(map, laid, otherEdge(laid, first.link, edge), first);
  return back && [...back.toReversed(), first, ...onwards];
}

/**
 * Parts met on leaving a tile by an edge, up to a picture or, on a loop, back to the first part itself;
 * undefined when the way runs out into an empty cell.
 */
function follow(
  map: readonly LaidTile[],
  laid: LaidTile,
  edge: Edge,
  first: RoadPart,
): RoadPart[] | undefined {
  const parts: RoadPart[] = [];
  let from: Cell = laid;
  let out = edge;
  for (;;) {
    const cell = beyond(from, out);
    const next = tileAt(map, cell);
    if (!next) return undefined;
    const into = opposite(out);
    const link = lying(next).linkAt[into];
    if (link === null) return [...parts, { ...cell, end: into }];
    const part = { ...cell, link };
    if (samePart(part, first)) return [...parts, first];
    parts.push(part);
    from = next;
    out = otherEdge(next, link, into);
  }
}

function otherEdge(laid: LaidTile, link: number, edge: Edge): Edge {
  const joined = lying(laid).links[link];
  if (!joined) throw new Error(`tile ${laid.tile} has no link ${link}`);
  return joined.a === edge ? joined.b : joined.a;
}

const samePart = (a: RoadPart, b: RoadPart): boolean =>
  sameCell(a, b) && ('link' in a ? 'link' in b && a.link === b.link : 'end' in b && a.end === b.end);

/** The figures that closed roads bring, in the order of the map, as far as they last (C8, C9, C11). */
export function figuresFor(
  map: readonly LaidTile[],
  roads: readonly Road[],
  { options: { colours }, left }: Pick<State, 'options' | 'left'>,
): PlacedFigure[] {
  const figures: PlacedFigure[] = [];
  const rest = [...left];
  for (const part of inMapOrder(roads)) {
    const laid = tileAt(map, part);
    const colour = laid && lying(laid).links[part.link]?.child;
    const seat = colour === undefined ? -1 : colours.indexOf(colour);
    const standing = rest[seat] ?? 0;
    if (colour === undefined || standing === 0) continue;
    rest[seat] = standing - 1;
    figures.push({ ...part, seat, colour });
  }
  return figures;
}

type LinkPart = Cell & { readonly link: number };

function inMapOrder(roads: readonly Road[]): LinkPart[] {
  const parts = roads.flatMap((road) => road.filter((part): part is LinkPart => 'link' in part));
  return parts.sort((a, b) => a.row - b.row || a.col - b.col || a.link - b.link);
}
