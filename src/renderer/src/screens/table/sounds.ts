import { untrack } from 'svelte';
import { faceOf } from '../../games/index.ts';
import { playSound } from '../../sound/player.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { TableState } from '../../state/table.svelte.ts';

let last = { table: '', ply: 0, myTurn: false };

/** Lets one hear what happened since the last picture of a table: a move, one's own turn, the end. */
export function heard(table: TableState): void {
  const { snapshot } = table;
  if (!snapshot) return;
  const before = last;
  const myTurn = table.mine.some((seat) => snapshot.toAct.includes(seat));
  last = { table: snapshot.table, ply: snapshot.ply, myTurn };
  // The first picture is not news, and what is taken back makes no sound.
  if (before.table !== snapshot.table || before.ply >= snapshot.ply) return;
  untrack(() => {
    const { volume, sounds } = settings.values;
    if (snapshot.outcome && snapshot.phase === 'over') {
      const won = table.mine.length === 0 || table.mine.some((seat) => snapshot.outcome?.ranks[seat] === 1);
      playSound(won ? 'win' : 'lose', volume * sounds.end);
    } else {
      playSound(faceOf(snapshot.game)?.sound ?? 'knock', volume * sounds.moves);
      // Somebody else has moved, and now everybody waits for this screen.
      if (myTurn && !before.myTurn) playSound('yours', volume * sounds.turn);
    }
  });
}
