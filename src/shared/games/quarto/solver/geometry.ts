import { linesOf } from '../rows.ts';

/** A set of cells: bit i is cell i in board order. */
export type CellSet = number;

const CELLS = 16;
const SETS = 1 << CELLS;
const ORDERS = permutations([0, 1, 2, 3]);

/** What the search knows of a board by heart. */
export interface Geometry {
  /** For every set of cells: the cells outside it that would complete a line with three of it. */
  readonly completing: Uint16Array;
  /** For every set of cells: the smallest of its images. */
  readonly canonical: Uint16Array;
  /** Where in `turns` the symmetries begin that lead to this image; one entry more marks the end. */
  readonly turnsAt: Uint32Array;
  readonly turns: Uint8Array;
  /** The image of the lower, then of the higher eight cells under each symmetry: 512 entries a symmetry. */
  readonly images: Uint16Array;
}

/** Built once for each kind of board; takes some 20 ms. */
const built = new Map<boolean, Geometry>();

export function geometryOf(squares: boolean): Geometry {
  const known = built.get(squares);
  if (known) return known;
  const lines = linesOf({ squares });
  const images = imagesOf(symmetriesOf(lines));
  const geometry = { completing: completingOf(lines), images, ...canonicalOf(images) };
  built.set(squares, geometry);
  return geometry;
}

/** The ways to rearrange the board that turn lines into lines: 32 with the ten lines, 8 when squares count. */
export function symmetriesOf(lines: readonly (readonly number[])[]): number[][] {
  const known = new Set(lines.map(setOf));
  const found: number[][] = [];
  for (const turned of [false, true]) {
    for (const rows of ORDERS) {
      for (const columns of ORDERS) {
        const to = Array.from({ length: CELLS }, (_, cell) => {
          const [row, column] = [rows[cell >> 2] ?? 0, columns[cell & 3] ?? 0];
          return turned ? 4 * column + row : 4 * row + column;
        });
        if (lines.every((line) => known.has(setOf(line.map((cell) => to[cell] ?? 0))))) found.push(to);
      }
    }
  }
  return found;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

const setOf = (cells: readonly number[]): CellSet => cells.reduce((set, cell) => set | (1 << cell), 0);

function completingOf(lines: readonly (readonly number[])[]): Uint16Array {
  const completing = new Uint16Array(SETS);
  for (const line of lines) {
    const all = setOf(line);
    for (const cell of line) {
      const three = all & ~(1 << cell);
      // Every set that holds these three: they joined with any subset of the rest.
      const rest = SETS - 1 - all;
      for (let others = rest; ; others = (others - 1) & rest) {
        completing[three | others] = (completing[three | others] ?? 0) | (1 << cell);
        if (others === 0) break;
      }
    }
  }
  return completing;
}

function imagesOf(symmetries: readonly (readonly number[])[]): Uint16Array {
  const images = new Uint16Array(symmetries.length * 512);
  for (const [nth, to] of symmetries.entries()) {
    for (let half = 0; half < 2; half++) {
      for (let set = 0; set < 256; set++) {
        let image = 0;
        for (let bit = 0; bit < 8; bit++) if (set & (1 << bit)) image |= 1 << (to[8 * half + bit] ?? 0);
        images[512 * nth + 256 * half + set] = image;
      }
    }
  }
  return images;
}

function canonicalOf(images: Uint16Array): Pick<Geometry, 'canonical' | 'turnsAt' | 'turns'> {
  const canonical = new Uint16Array(SETS);
  const turnsAt = new Uint32Array(SETS + 1);
  const turns: number[] = [];
  for (let set = 0; set < SETS; set++) {
    let least = SETS;
    for (let base = 0; base < images.length; base += 512) {
      const image = imageOf(images, base, set);
      if (image > least) continue;
      if (image < least) turns.length = turnsAt[set] ?? 0;
      least = image;
      turns.push(base / 512);
    }
    canonical[set] = least;
    turnsAt[set + 1] = turns.length;
  }
  return { canonical, turnsAt, turns: Uint8Array.from(turns) };
}

/** The image of a set under the symmetry whose tables begin at `base`. */
export const imageOf = (images: Uint16Array, base: number, set: CellSet): CellSet =>
  (images[base + (set & 255)] ?? 0) | (images[base + 256 + (set >> 8)] ?? 0);
