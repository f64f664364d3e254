/**
 * The map as a search needs it: where roads run out into empty cells, and whose children stand on them.
 * Laying a tile is a handful of writes that can be taken back. Proved equal to rules.ts over random matches.
 */
import { lying } from './lie.ts';
import { type Cell, type Colour, EDGES, type LaidTile, type Rot, ROTS, type TileId } from './types.ts';

const SIDES = EDGES.length;
/** No road arrives at this side of a cell. */
const NOTHING = -2;
/** The other end of the arriving road is a picture. */
const STOPPED = -1;

/** Children counted by seat in one number, seven bits each. */
const BITS = 7;
const MASK = (1 << BITS) - 1;
export const countOf = (counts: number, seat: number): number => (counts >> (BITS * seat)) & MASK;

/** A tile as it lies, in numbers, side by side (N, E, S, W). */
export interface Turn {
  readonly rot: Rot;
  /** The side each side is joined with; itself where the road ends on the tile. */
  readonly joined: readonly number[];
  /** What the child on the way counts. */
  readonly child: readonly number[];
}

/** A tile as it lies, for these colours of the seats. */
export function turnOf({ tile, rot }: Pick<LaidTile, 'tile' | 'rot'>, colours: readonly Colour[]): Turn {
  const { links, linkAt } = lying({ tile, rot });
  const onSide = EDGES.map((edge) => links[linkAt[edge] ?? -1]);
  return {
    rot,
    joined: onSide.map((link, side) =>
      link ? EDGES.indexOf(link.a === EDGES[side] ? link.b : link.a) : side,
    ),
    child: onSide.map((link) => {
      const seat = link ? colours.indexOf(link.child) : -1;
      return seat < 0 ? 0 : 1 << (BITS * seat);
    }),
  };
}

/** The turns of a tile that make a difference when these colours are played. */
export function turnsOf(tile: TileId, colours: readonly Colour[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const rot of ROTS) {
    const turn = turnOf({ tile, rot }, colours);
    if (!turns.some((known) => nameOf(known) === nameOf(turn))) turns.push(turn);
  }
  return turns;
}

/** The same for turns that do the same. */
export const nameOf = ({ joined, child }: Turn): string => `${joined.join()} ${child.join()}`;

/** What one `lay` did to the list of open cells. */
interface Frame {
  readonly cell: number;
  readonly place: number;
  readonly added: number;
  readonly written: number;
}

export class Frontier {
  /** Empty cells that touch the map: the first `openCount` of the list. */
  readonly open: Int32Array;
  openCount = 0;

  readonly #width: number;
  readonly #origin: Cell;
  /** From a cell to the one beyond each side. */
  readonly #steps: readonly number[];
  readonly #occupied: Uint8Array;
  /** Place of a cell in `open`, or −1. */
  readonly #places: Int32Array;
  /** For each slot (4 × cell + side) the slot where the road that arrives there runs out at its other end. */
  readonly #mates: Int32Array;
  /** What the children on that road count. */
  readonly #kids: Int32Array;
  readonly #frames: Frame[] = [];
  /** Overwritten slots, three numbers each: slot, mate, kids. */
  readonly #written: number[] = [];

  /** `margin`: how many more tiles may be laid. */
  constructor(map: readonly LaidTile[], colours: readonly Colour[], margin: number) {
    const rows = map.map(({ row }) => row);
    const cols = map.map(({ col }) => col);
    const rim = margin + 1;
    this.#origin = { row: Math.min(...rows) - rim, col: Math.min(...cols) - rim };
    this.#width = Math.max(...cols) - this.#origin.col + rim + 1;
    const cells = this.#width * (Math.max(...rows) - this.#origin.row + rim + 1);
    this.#steps = [-this.#width, 1, this.#width, -1];
    this.#occupied = new Uint8Array(cells);
    this.#places = new Int32Array(cells).fill(-1);
    this.#mates = new Int32Array(SIDES * cells).fill(NOTHING);
    this.#kids = new Int32Array(SIDES * cells);
    this.open = new Int32Array(cells);
    for (const laid of map) {
      this.lay(this.cellOf(laid), turnOf(laid, colours));
    }
    this.#frames.length = 0;
    this.#written.length = 0;
  }

  cellOf({ row, col }: Cell): number {
    return (row - this.#origin.row) * this.#width + col - this.#origin.col;
  }

  placeOf(cell: number): Cell {
    const row = Math.floor(cell / this.#width);
    return { row: row + this.#origin.row, col: cell - row * this.#width + this.#origin.col };
  }

  /** Lays a tile; answers what the children on all roads it closes count. */
  lay(cell: number, { joined, child }: Turn): number {
    this.#occupy(cell);
    let gain = 0;
    for (let side = 0; side < SIDES; side++) {
      const other = joined[side] ?? side;
      // A link is joined once, at the first of its sides.
      if (other === side) gain += this.#stop(cell, side);
      else if (other > side) gain += this.#join(cell, side, other, child[side] ?? 0);
    }
    return gain;
  }

  /** Takes back the last `lay`. */
  takeBack(): void {
    const frame = this.#frames.pop();
    if (!frame) throw new Error('takeBack: nothing was laid');
    while (this.#written.length > frame.written) {
      const kids = this.#written.pop() ?? 0;
      const mate = this.#written.pop() ?? 0;
      const slot = this.#written.pop() ?? 0;
      this.#mates[slot] = mate;
      this.#kids[slot] = kids;
    }
    for (let nth = 0; nth < frame.added; nth++) this.#places[this.open[--this.openCount] ?? 0] = -1;
    this.#occupied[frame.cell] = 0;
    if (frame.place < 0) return;
    if (frame.place < this.openCount) {
      const moved = this.open[frame.place] ?? 0;
      this.open[this.openCount] = moved;
      this.#places[moved] = this.openCount;
    }
    this.openCount++;
    this.open[frame.place] = frame.cell;
    this.#places[frame.cell] = frame.place;
  }

  /** What an open road means to a seat: children on roads with one open end, and with two (each counted at both ends). */
  promise(seat: number, oneEnd: number, twoEnds: number): number {
    let sum = 0;
    for (let nth = 0; nth < this.openCount; nth++) {
      const first = SIDES * (this.open[nth] ?? 0);
      for (let slot = first; slot < first + SIDES; slot++) {
        const mate = this.#mates[slot] ?? NOTHING;
        if (mate !== NOTHING)
          sum += countOf(this.#kids[slot] ?? 0, seat) * (mate === STOPPED ? oneEnd : twoEnds);
      }
    }
    return sum;
  }

  /** How many edges of the map face an empty cell. */
  openEnds(): number {
    let ends = 0;
    for (let nth = 0; nth < this.openCount; nth++) {
      const first = SIDES * (this.open[nth] ?? 0);
      for (let slot = first; slot < first + SIDES; slot++)
        if ((this.#mates[slot] ?? NOTHING) !== NOTHING) ends++;
    }
    return ends;
  }

  #occupy(cell: number): void {
    const place = this.#places[cell] ?? -1;
    this.#occupied[cell] = 1;
    if (place >= 0) {
      const last = this.open[--this.openCount] ?? 0;
      this.open[place] = last;
      this.#places[last] = place;
      this.#places[cell] = -1;
    }
    let added = 0;
    for (const step of this.#steps) {
      const beside = cell + step;
      if (this.#occupied[beside] || (this.#places[beside] ?? 0) >= 0) continue;
      this.#places[beside] = this.openCount;
      this.open[this.openCount++] = beside;
      added++;
    }
    this.#frames.push({ cell, place, added, written: this.#written.length });
  }

  /** A road ends at a picture on this side; answers its children when that closes it. */
  #stop(cell: number, side: number): number {
    const slot = SIDES * cell + side;
    const mate = this.#mates[slot] ?? NOTHING;
    const kids = this.#kids[slot] ?? 0;
    if (mate === STOPPED) return kids;
    this.#write(mate === NOTHING ? this.#outside(cell, side) : mate, STOPPED, kids);
    return 0;
  }

  /** One road leads on from side to side; answers its children when that closes it. */
  #join(cell: number, a: number, b: number, child: number): number {
    const slotA = SIDES * cell + a;
    const slotB = SIDES * cell + b;
    const mateA = this.#mates[slotA] ?? NOTHING;
    const mateB = this.#mates[slotB] ?? NOTHING;
    if (mateA === slotB) return (this.#kids[slotA] ?? 0) + child; // a loop
    const endA = mateA === NOTHING ? this.#outside(cell, a) : mateA;
    const endB = mateB === NOTHING ? this.#outside(cell, b) : mateB;
    const kids = (this.#kids[slotA] ?? 0) + (this.#kids[slotB] ?? 0) + child;
    if (endA === STOPPED && endB === STOPPED) return kids;
    if (endA !== STOPPED) this.#write(endA, endB, kids);
    if (endB !== STOPPED) this.#write(endB, endA, kids);
    return 0;
  }

  /** The slot where a road runs out beyond this side. */
  #outside(cell: number, side: number): number {
    return SIDES * (cell + (this.#steps[side] ?? 0)) + ((side + 2) % SIDES);
  }

  #write(slot: number, mate: number, kids: number): void {
    this.#written.push(slot, this.#mates[slot] ?? NOTHING, this.#kids[slot] ?? 0);
    this.#mates[slot] = mate;
    this.#kids[slot] = kids;
  }
}
