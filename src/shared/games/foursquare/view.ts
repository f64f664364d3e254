import type { Seat, Viewer } from '../../core/game.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { countFaceDown } from './grid.ts';
import { unseenCards } from './rules.ts';
import { CARDS, type State, type View } from './types.ts';

/** All but the stock is seen: every card was face up when it was placed. Open, the stock lies there, too. */
export function view(state: State, viewer: Viewer): View {
  const { options, piles, drawn, stock, phase } = state;
  const faceDown = countFaceDown(piles);
  if (viewer === 'open') return { piles, drawn, stock, faceDown, phase };
  return {
    ...{ piles, drawn, stock: stock.length, faceDown, phase, options },
    outcome: state.phase === 'over' ? state.outcome : null,
  };
}

/** The stock is any of the cards not seen yet, in any order; a short stock of an explicit deal leaves some out. */
export function imagine(seen: View, _seat: Seat, rng: Rng): State {
  if (!('options' in seen)) throw new Error('imagine: an open view is no seat’s');
  const { options, piles, drawn, outcome } = seen;
  const stock = shuffle(rng, unseenCards(CARDS, piles, drawn)).slice(0, seen.stock);
  if (outcome) return { options, phase: 'over', piles, drawn, stock, outcome };
  if (drawn === null) throw new Error('imagine: nothing is drawn and the match goes on');
  return { options, phase: 'place', piles, drawn, stock };
}
