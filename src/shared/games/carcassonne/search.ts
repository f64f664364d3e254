import type { Seat } from '../../core/game.ts';
import { countOf, Frontier, nameOf, type Turn, turnsOf } from './frontier.ts';
import type { Cell, Colour, Rot, SeatView, TileId } from './types.ts';
import { unseenTiles } from './view.ts';

/** What a player thinks things are worth, in own figures. */
export interface Taste {
  /** A figure of the best rival. */
  readonly rival: number;
  /** A child on an open road with one open end, and with two (counted at each). */
  readonly oneEnd: number;
  readonly twoEnds: number;
  /** An edge of the map that faces an empty cell. */
  readonly openEnd: number;
}

export interface Placement extends Cell {
  readonly rot: Rot;
  /** What it promises, in own figures. */
  readonly promise: number;
}

/** How many placements are followed further. */
const WIDTH = 16;

/** Far more than all figures. */
const WIN = 100;

/** Tiles that behave alike, and how many of them are still out. */
interface Kind {
  readonly turns: readonly Turn[];
  readonly count: number;
}

function kindsOf(tiles: readonly TileId[], colours: readonly Colour[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const tile of tiles) {
    const turns = turnsOf(tile, colours);
    const name = turns.map(nameOf).sort().join('|');
    kinds.set(name, { turns, count: (kinds.get(name)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** A search over placements from what one seat sees. */
export class Search {
  readonly #frontier: Frontier;
  readonly #colours: readonly Colour[];
  readonly #kinds: readonly Kind[];
  /** Tiles in the stacks. */
  readonly #tiles: number;
  readonly #taste: Taste;
  readonly #left: number[];

  constructor(view: SeatView, taste: Taste, depth: number) {
    this.#colours = view.options.colours;
    this.#frontier = new Frontier(view.map, this.#colours, depth);
    this.#kinds = kindsOf(unseenTiles(view.map, view.flipped), this.#colours);
    this.#tiles = view.stacks.reduce((sum, height) => sum + height, 0);
    this.#taste = taste;
    this.#left = [...view.left];
  }

  /**
   * Placements of the tile that make a difference, best first. `depth` 1 looks at the table after it; 2 looks at the next
   * player's answers, too, for those that are best at first sight, and names only these.
   */
  rank(tile: TileId, seat: Seat, depth: 1 | 2): Placement[] {
    const turns = turnsOf(tile, this.#colours);
    const found: { cell: number; turn: Turn; promise: number }[] = [];
    for (const cell of this.#openCells()) {
      for (const turn of turns) {
        found.push({ cell, turn, promise: this.#worth(cell, turn, seat, seat, 1, this.#tiles) });
      }
    }
    found.sort((a, b) => b.promise - a.promise);
    const named =
      depth === 1
        ? found
        : found.slice(0, WIDTH).map((first) => ({
            ...first,
            promise: this.#worth(first.cell, first.turn, seat, seat, depth, this.#tiles),
          }));
    return named
      .map(({ cell, turn, promise }) => ({ ...this.#frontier.placeOf(cell), rot: turn.rot, promise }))
      .sort((a, b) => b.promise - a.promise);
  }

  #openCells(): Int32Array {
    return this.#frontier.open.slice(0, this.#frontier.openCount);
  }

  /** What `seat` may hope for after `mover` laid a tile there. */
  #worth(cell: number, turn: Turn, mover: Seat, seat: Seat, depth: number, tiles: number): number {
    const gain = this.#frontier.lay(cell, turn);
    this.#pay(gain, 1);
    const worth =
      depth > 1 && tiles > 0 && !this.#left.some((left) => left <= 0)
        ? this.#expect((mover + 1) % this.#left.length, seat, depth - 1, tiles)
        : this.#judge(seat, tiles);
    this.#pay(gain, -1);
    this.#frontier.takeBack();
    return worth;
  }

  #pay(gain: number, sign: number): void {
    if (gain === 0) return;
    for (let seat = 0; seat < this.#left.length; seat++) {
      this.#left[seat] = (this.#left[seat] ?? 0) - sign * countOf(gain, seat);
    }
  }

  /** The mean over the tiles still out of what is left for `seat` after `mover`'s best answer. */
  #expect(mover: Seat, seat: Seat, depth: number, tiles: number): number {
    let sum = 0;
    let total = 0;
    for (const { turns, count } of this.#kinds) {
      sum += count * this.#answer(turns, mover, seat, depth, tiles - 1);
      total += count;
    }
    return total === 0 ? this.#judge(seat, tiles) : sum / total;
  }

  #answer(turns: readonly Turn[], mover: Seat, seat: Seat, depth: number, tiles: number): number {
    let best = -Infinity;
    let left = 0;
    for (const cell of this.#openCells()) {
      for (const turn of turns) {
        const own = this.#worth(cell, turn, mover, mover, depth, tiles);
        if (own <= best) continue;
        best = own;
        left = mover === seat ? own : this.#worth(cell, turn, mover, seat, depth, tiles);
      }
    }
    return left;
  }

  /** What the table is worth to a seat as it lies. */
  #judge(seat: Seat, tiles: number): number {
    const over = tiles === 0 || this.#left.some((left) => left <= 0);
    const own = this.#standing(seat, over);
    let rival = -Infinity;
    for (let other = 0; other < this.#left.length; other++) {
      if (other !== seat) rival = Math.max(rival, this.#standing(other, over));
    }
    if (over) return own === rival ? 0 : own > rival ? WIN : -WIN;
    return own - this.#taste.rival * rival - this.#taste.openEnd * this.#frontier.openEnds();
  }

  #standing(seat: Seat, over: boolean): number {
    const left = Math.max(0, this.#left[seat] ?? 0);
    return over ? -left : this.#frontier.promise(seat, this.#taste.oneEnd, this.#taste.twoEnds) - left;
  }
}
