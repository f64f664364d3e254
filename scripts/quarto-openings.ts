/**
 * Proves Кварто's openings, up to three pieces on the board, and writes the book that the solver reads: about an hour of one
 * core. Arguments: `lines`, `squares`, or both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geometryOf } from '../src/shared/games/quarto/solver/geometry.ts';
import { createMemory } from '../src/shared/games/quarto/solver/memory.ts';
import { type Book, openings } from '../src/shared/games/quarto/solver/openings.ts';
import { createSearch } from '../src/shared/games/quarto/solver/search.ts';
import { DEFAULTS } from '../src/shared/games/quarto/types.ts';
import { root } from './run.ts';

const FILE = join(root, 'src/shared/games/quarto/solver/openings.json');
const MOST_PLACED = 3;
/** A power of two: 800 MB. */
const ENTRIES = 26;

for (const kind of ['lines', 'squares'] as const) {
  if (process.argv.length > 2 && !process.argv.includes(kind)) continue;
  const rows = proveAll(kind === 'squares');
  // Read again: the other kind may have been proved meanwhile.
  const book: Book = JSON.parse(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, `${JSON.stringify({ ...book, [kind]: rows }, null, 2)}\n`);
}

/** The longest openings first: what they prove makes the shorter ones a matter of looking up. */
function proveAll(squares: boolean): Book['lines'] {
  const search = createSearch(
    { ...DEFAULTS, squares },
    createMemory(geometryOf(squares), ENTRIES),
    () => false,
  );
  const rows = [];
  for (let placed = MOST_PLACED; placed >= 0; placed--) {
    const positions = openings(squares, placed);
    let drawn = 0;
    for (const [nth, position] of positions.entries()) {
      if (search.proves(position, true) === false && search.proves(position, false) === false) drawn++;
      if (nth % 100 === 99) process.stdout.write(`${placed} placed: ${drawn} of ${nth + 1} drawn\n`);
    }
    rows.unshift({ placed, positions: positions.length, drawn });
  }
  return rows;
}
