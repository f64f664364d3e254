import { untrack } from 'svelte';
import { playSound } from '../../sound/player.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { TableState } from '../../state/table.svelte.ts';

/** Games played with cards and tiles sound of paper, the others of wood. */
const PAPER = new Set(['foursquare', 'kvartaly', 'imperiya']);

let last = { table: '', ply: 0 };

/** Lets one hear what happened since the last picture of a table: a move, one's own turn, the end. */
export function heard(table: TableState): void {
  const { snapshot } = table;
  if (!snapshot) return;
  const before = last;
  last = { table: snapshot.table, ply: snapshot.ply };
  // The first picture is not news, and what is taken back makes no sound.
  if (before.table !== snapshot.table || before.ply >= snapshot.ply) return;
  untrack(() => {
    const { volume } = settings.values;
    if (snapshot.outcome && snapshot.phase === 'over') {
      const won = table.mine.length === 0 || table.mine.some((seat) => snapshot.outcome?.ranks[seat] === 1);
      playSound(won ? 'win' : 'lose', volume);
    } else {
      playSound(PAPER.has(snapshot.game) ? 'card' : 'knock', volume);
    }
  });
}
