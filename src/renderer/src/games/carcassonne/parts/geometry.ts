import { lying, turned } from '../../../../../shared/games/carcassonne/preview.ts';
import {
  type Edge,
  EDGES,
  type LaidTile,
  type Picture,
  PICTURES,
  type RoadPart,
  tileOf,
} from '../../../../../shared/games/carcassonne/types.ts';

/** A tile is 200 × 200; roads meet its edges in the middle. */
export const SIDE = 200;
const HALF = SIDE / 2;
/** A picture stands this far from the middle, the road to it goes a little further. */
const PICTURE_AT = 56;
const ROAD_TO = PICTURE_AT + 6;

type Point = readonly [x: number, y: number];

const OUT: Readonly<Record<Edge, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const middleOf = (edge: Edge): Point => [HALF + OUT[edge][0] * HALF, HALF + OUT[edge][1] * HALF];

type Way = ReturnType<typeof lying>['links'][number];
export interface End {
  readonly edge: Edge;
  readonly picture: Picture;
}
/** A tile as it lies, for drawing: roads and pictures turn, children and houses stay upright. */
export interface Drawn {
  readonly id: string;
  readonly links: readonly Way[];
  readonly ends: readonly End[];
}

export function drawnOf({ tile, rot }: Pick<LaidTile, 'tile' | 'rot'>): Drawn {
  const { ends } = tileOf(tile);
  return {
    id: tile,
    links: lying({ tile, rot }).links,
    ends: EDGES.flatMap((edge) => {
      const picture = PICTURES.find((name) => name === ends[edge]);
      return picture ? [{ edge: turned(edge, rot), picture }] : [];
    }),
  };
}

export const isStraight = ({ a, b }: Way): boolean => turned(a, 2) === b;

/** The corner of the tile round which a bend runs. */
const cornerOf = ({ a, b }: Way): Point => [
  OUT[a][0] + OUT[b][0] > 0 ? SIDE : 0,
  OUT[a][1] + OUT[b][1] > 0 ? SIDE : 0,
];

/** A link as a path, `aside` from its middle line: a straight, or a quarter round the shared corner. */
export function linkPath(way: Way, aside = 0): string {
  const { a, b } = way;
  if (isStraight(way)) {
    const [vx, vy] = OUT[b];
    const [x, y] = middleOf(a);
    const [u, v] = middleOf(b);
    return `M${x - vy * aside} ${y + vx * aside}L${u - vy * aside} ${v + vx * aside}`;
  }
  const [cx, cy] = cornerOf(way);
  const radius = HALF + aside;
  const at = (edge: Edge): string => {
    const [x, y] = middleOf(edge);
    return `${cx + ((x - cx) * radius) / HALF} ${cy + ((y - cy) * radius) / HALF}`;
  };
  return `M${at(a)}A${radius} ${radius} 0 0 ${turned(a, 1) === b ? 0 : 1} ${at(b)}`;
}

/** A way from an edge to its picture as a path. */
export function endPath(edge: Edge, aside = 0, to = ROAD_TO): string {
  const [vx, vy] = OUT[edge];
  const [x, y] = middleOf(edge);
  return `M${x - vy * aside} ${y + vx * aside}L${HALF + vx * to - vy * aside} ${HALF + vy * to + vx * aside}`;
}

export const pictureAt = (edge: Edge): Point => [
  HALF + OUT[edge][0] * PICTURE_AT,
  HALF + OUT[edge][1] * PICTURE_AT,
];

/** Up to where ruts run beneath a picture, and where a closed road glows to. */
export const RUTS_TO = PICTURE_AT + 14;

/** Where the child of a link has its feet: the middle of a bend, a third along a straight, so that no head covers a picture. */
export function standAt(way: Way): Point {
  if (isStraight(way)) return [HALF + OUT[way.a][0] * 34, HALF + OUT[way.a][1] * 34 + 17];
  const [cx, cy] = cornerOf(way);
  const reach = HALF * Math.SQRT1_2;
  return [cx + (cx ? -reach : reach), cy + (cy ? -reach : reach) + 17];
}

/** Whether a spot is meadow, `room` away from roads, pictures and children. */
export function isMeadow(drawn: Drawn, x: number, y: number, room: number): boolean {
  return (
    !drawn.links.some((way) => isOnWay(way, x, y, room)) &&
    !drawn.ends.some((end) => isAtEnd(end, x, y, room))
  );
}

function isOnWay(way: Way, x: number, y: number, room: number): boolean {
  const [sx, sy] = standAt(way);
  if (Math.abs(x - sx) < 26 && y < sy + 8 && y > sy - 76) return true;
  if (isStraight(way)) return Math.abs(OUT[way.a][0] ? y - HALF : x - HALF) < room;
  const [cx, cy] = cornerOf(way);
  return Math.abs(Math.hypot(x - cx, y - cy) - HALF) < room;
}

function isAtEnd({ edge }: End, x: number, y: number, room: number): boolean {
  const [px, py] = pictureAt(edge);
  const [vx, vy] = OUT[edge];
  const along = (x - HALF) * vx + (y - HALF) * vy;
  const aside = Math.abs((x - HALF) * vy - (y - HALF) * vx);
  return Math.hypot(x - px, y - py) < room + 2 || (along > 40 && aside < room);
}

/** A part of a road as a path on its tile. */
export function partPath(part: RoadPart, laid: LaidTile): string {
  if ('end' in part) return endPath(part.end, 0, RUTS_TO);
  const way = lying(laid).links[part.link];
  return way ? linkPath(way) : '';
}
