/** How pieces are seen: one oblique camera for everything, in which circles lie at this ratio. */
export const TILT = 0.7;
/** Radius of a drum, half side of a prism, and the two heights as drawn. */
export const RADIUS = 28;
const HALF = 22.5;
export const TALL = 63;
export const SHORT = 30;
/** A prism is turned so that it shows an edge. */
const TURN = (82 * Math.PI) / 180;

export interface Wood {
  readonly lit: string;
  readonly top: string;
  readonly top2: string;
  readonly mid: string;
  readonly low: string;
  readonly edge: string;
  readonly line: string;
  readonly bore: string;
  readonly bore2: string;
  readonly floor: string;
}

/** Maple without grain, walnut with it: told apart by lightness first. */
export const WOODS: Readonly<Record<'l' | 'd', Wood>> = {
  l: {
    lit: '#f7e3b8',
    top: '#f2d7a2',
    top2: '#e3bf82',
    mid: '#dcb376',
    low: '#b98546',
    edge: '#fff3d6',
    line: '#8a5d2a',
    bore: '#6b4520',
    bore2: '#c3945a',
    floor: '#4a2d14',
  },
  d: {
    lit: '#87593d',
    top: '#774d34',
    top2: '#5c3925',
    mid: '#52321f',
    low: '#301b10',
    edge: '#c2926c',
    line: '#170b05',
    bore: '#1d0f08',
    bore2: '#5c3b28',
    floor: '#0d0603',
  },
};

export type Point = readonly [number, number];

/** A prism's corners at a height: front, left, back, right. */
export function cornersAt(y: number): { front: Point; left: Point; back: Point; right: Point } {
  const corner = (quarter: number): Point => {
    const angle = TURN + (quarter * Math.PI) / 2;
    const reach = HALF * Math.SQRT2;
    return [reach * Math.cos(angle), TILT * reach * Math.sin(angle) + y];
  };
  return { front: corner(0), left: corner(1), back: corner(2), right: corner(3) };
}

/** A point on the way from one to another. */
export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

const text = (point: Point): string => `${point[0].toFixed(2)} ${point[1].toFixed(2)}`;

export const line = (...points: readonly Point[]): string => `M${points.map(text).join('L')}`;
export const polygon = (...points: readonly Point[]): string => `${line(...points)}Z`;
