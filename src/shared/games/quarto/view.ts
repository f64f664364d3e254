import type { Viewer } from '../../core/game.ts';
import { poolOf } from './turn.ts';
import type { OpenView, State, View } from './types.ts';

/** Nothing is hidden, so all see the same; the open view has the fields of the rule page and no more. */
export function view(state: State, viewer: Viewer): View {
  const open: OpenView = {
    board: state.board,
    held: state.held,
    pool: poolOf(state.board, state.held),
    phase: state.phase,
    last: state.last,
    spoken: state.spoken,
    muted: state.muted,
    win: state.phase === 'over' ? state.win : null,
  };
  if (viewer === 'open') return open;
  return { ...open, options: state.options, outcome: state.phase === 'over' ? state.outcome : null };
}

/** The state behind the view of a seat. There is only one, so no dice are needed. */
export function imagine(seen: View): State {
  if (!('options' in seen)) throw new Error('imagine: an open view is no seat’s');
  const { options, board, held, phase, last, spoken, muted, win, outcome } = seen;
  const position = { options, board, last, spoken, muted };
  if (outcome) return { ...position, phase: 'over', held, win, outcome };
  if (phase === 'place' && held !== null) return { ...position, phase, held };
  if (phase === 'give' || phase === 'last') return { ...position, phase, held: null };
  throw new Error(`imagine: no state looks like ${JSON.stringify(seen)}`);
}
