import type { Leaving, Outcome, Seat } from '../../core/game.ts';
import { countFaceDown, isOffered, lay, offeredCells } from './grid.ts';
import {
  type Card,
  type Deal,
  type Loss,
  MOST_FACE_DOWN,
  type Move,
  type Options,
  type Pile,
  SPAN,
  type State,
} from './types.ts';

/** The first card is drawn before anything is decided (F1). */
export function setup(options: Options, _seats: number, { stock }: Deal): State {
  const [drawn, ...rest] = stock;
  if (drawn === undefined) throw new Error('setup: an empty stock');
  return { options, phase: 'place', piles: [], drawn, stock: rest };
}

export const toAct = ({ phase }: State): readonly Seat[] => (phase === 'place' ? [0] : []);

/** By row, then column (F2–F6). A cell that loses is offered like any other (F13). */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'over' || seat !== 0) return [];
  return offeredCells(state.piles).map((cell): Move => ({ kind: 'place', ...cell }));
}

export const isLegal = (state: State, seat: Seat, move: Move): boolean =>
  state.phase === 'place' && seat === 0 && isOffered(state.piles, move);

/** The card is placed, row and column turn, and unless that was the end the next card is drawn. */
export function apply(state: State, _seat: Seat, move: Move): State {
  if (state.phase === 'over') throw new Error('apply: the match is over');
  const piles = lay(state.piles, move, state.drawn, state.options);
  const { options, stock } = state;
  const outcome = judge(piles, stock.length);
  const [drawn] = stock;
  if (outcome || drawn === undefined) {
    // F20: nothing more is drawn.
    return { options, phase: 'over', piles, drawn: null, stock, outcome: outcome ?? lost('stock') };
  }
  return { options, phase: 'place', piles, drawn, stock: stock.slice(1) };
}

/** What a turn that ends with these piles and so many cards in the stock decides (F14–F16, F18). */
export function judge(piles: readonly Pile[], stock: number): Outcome | null {
  const faceDown = countFaceDown(piles);
  if (piles.length === SPAN * SPAN && faceDown === 0) {
    return { ranks: [1], points: [stock], reason: 'complete' };
  }
  if (faceDown > MOST_FACE_DOWN) return lost('face-down');
  return stock === 0 ? lost('stock') : null;
}

const lost = (reason: Loss): Outcome => ({ ranks: [2], points: [0], reason });

/** Leaving loses and changes nothing else: the card in hand stays drawn (F21). */
export function leave({ options, piles, drawn, stock }: State, _seat: Seat, how: Leaving): State {
  return { options, phase: 'over', piles, drawn, stock, outcome: lost(how) };
}

export const outcome = (state: State): Outcome | null => (state.phase === 'over' ? state.outcome : null);

/** Cards of a full deck that lie in no pile and are not in hand. */
export function unseenCards(cards: readonly Card[], piles: readonly Pile[], drawn: Card | null): Card[] {
  const seen = new Set<Card | null>([drawn, ...piles.flatMap((pile) => pile.cards)]);
  return cards.filter((card) => !seen.has(card));
}
