import type { OptionSpec, Outcome, Seat } from '../../core/game.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Edges clockwise from the top: a quarter turn moves each one place on. */
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** The colours of children and figures, in the order in which seats take them. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a road can end at. */
export const PICTURES = ['pond', 'wall', 'house', 'meadow'] as const;
export type Picture = (typeof PICTURES)[number];

/** `K01` to `K36`. */
export type TileId = string;

export interface Link {
  readonly a: Edge;
  readonly b: Edge;
  readonly child: Colour;
}

/** A tile as it lies unturned: every edge belongs to a link or ends at a picture. */
export interface Tile {
  readonly id: TileId;
  readonly kind: 'crossroads-dead-ends' | 'corner' | 'straight' | 'double-corner';
  readonly links: readonly Link[];
  readonly ends: Readonly<Partial<Record<Edge, Picture>>>;
}

// JSON has no unions of words: the file is the rule page's, and a test checks every word of it.
export const TILES = tiles as readonly Tile[];

const BY_ID: ReadonlyMap<TileId, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

export const isTile = (id: string): id is TileId => BY_ID.has(id);

export function tileOf(id: TileId): Tile {
  const tile = BY_ID.get(id);
  if (!tile) throw new Error(`no such tile: ${id}`);
  return tile;
}

/** Quarter turns clockwise. */
export const ROTS = [0, 1, 2, 3] as const;
export type Rot = (typeof ROTS)[number];

/** Counted from the start tile: rows downwards, columns to the right. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

export const sameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.col === b.col;

/** A figure on the child of a link (the link's place in the tile's `links`). */
export interface Figure {
  readonly link: number;
  readonly seat: Seat;
}

export interface LaidTile extends Cell {
  readonly tile: TileId;
  readonly rot: Rot;
  /** By link. */
  readonly figures: readonly Figure[];
}

/** A piece of a road: a link of a tile, or a way from an edge (as the tile lies) to its picture. */
export type RoadPart = Cell & ({ readonly link: number } | { readonly end: Edge });

/** Its parts from one end to the other; of a loop, once round. */
export type Road = readonly RoadPart[];

export const FIGURES = 8;
export const MOST_STACKS = 4;

export interface Options {
  /** One a seat, all different. */
  readonly colours: readonly Colour[];
}

export const OPTIONS: readonly OptionSpec[] = [{ kind: 'each-seat', name: 'colours', values: COLOURS }];

export interface Deal {
  readonly start: TileId;
  /** Top tile first. */
  readonly stacks: readonly (readonly TileId[])[];
}

export type Move =
  | { readonly kind: 'flip'; readonly stack: number }
  | { readonly kind: 'place'; readonly row: number; readonly col: number; readonly rot: Rot };

interface Position {
  readonly options: Options;
  /** By row, then column; the start tile is one of them. */
  readonly map: readonly LaidTile[];
  readonly stacks: Deal['stacks'];
  /** Figures not placed yet, by seat. */
  readonly left: readonly number[];
  /** The seat whose turn it is, or was when the match ended. */
  readonly turn: Seat;
  /** Roads that the last placement closed. */
  readonly closed: readonly Road[];
}

export type State = Position &
  (
    | { readonly phase: 'flip'; readonly flipped: null }
    | { readonly phase: 'place'; readonly flipped: TileId }
    | { readonly phase: 'over'; readonly flipped: TileId | null; readonly outcome: Outcome }
  );

interface Seen {
  readonly map: readonly LaidTile[];
  readonly flipped: TileId | null;
  readonly left: readonly number[];
  readonly phase: State['phase'];
}

/** The open view of the rule page: the stacks lie open, too. */
export interface OpenView extends Seen {
  readonly stacks: Deal['stacks'];
}

/** What any player sees: of a stack its height. */
export interface SeatView extends Seen {
  readonly stacks: readonly number[];
  readonly options: Options;
  readonly turn: Seat;
  readonly closed: readonly Road[];
  readonly outcome: Outcome | null;
}

export type View = OpenView | SeatView;

/** A figure and the child it stands on. */
export interface PlacedFigure extends Cell, Figure {
  readonly colour: Colour;
}

/** Everything that can be said of this game: by the log, a caption, a warning, a hint. */
export type Said =
  // What happened.
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly stack: number; readonly tile: TileId }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly cell: Cell;
      readonly rot: Rot;
    }
  | { readonly kind: 'closed'; readonly roads: readonly Road[]; readonly figures: readonly PlacedFigure[] }
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly why: 'all-placed' | 'tiles' }
  // What a move would do.
  | { readonly kind: 'would-flip'; readonly stack: number; readonly tiles: number }
  | {
      readonly kind: 'would-close';
      readonly roads: readonly Road[];
      readonly figures: readonly PlacedFigure[];
    }
  | { readonly kind: 'would-win'; readonly seats: readonly Seat[] }
  | { readonly kind: 'closes-nothing' }
  // Why something cannot be done now.
  | { readonly kind: 'waits-for'; readonly seat: Seat; readonly to: 'flip' | 'place' }
  | { readonly kind: 'flip-first' }
  | { readonly kind: 'place-first'; readonly tile: TileId }
  | { readonly kind: 'empty-stack'; readonly stack: number }
  // Why this move: what a hint says.
  | { readonly kind: 'any-stack' }
  | { readonly kind: 'finishes'; readonly seats: readonly Seat[] }
  | { readonly kind: 'brings'; readonly own: number; readonly others: number }
  | { readonly kind: 'prepares' }
  | { readonly kind: 'gives-least' };
