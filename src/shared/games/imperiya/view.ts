import type { Seat, Viewer } from '../../core/game.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { playsLeft } from './turn.ts';
import {
  type CardName,
  cardsOf,
  COLOURS,
  isBill,
  type Pending,
  type SeatView,
  type Stage,
  type State,
  type View,
} from './types.ts';

/** Own hand, everything in front of everybody, the played pile, sizes of the rest (I35). */
export function view(state: State, viewer: Viewer): View {
  const { stage, hands, deck, pile, tables, turn } = state;
  const shown = {
    pile,
    tables,
    turn,
    playsLeft: playsLeft(state),
    phase: stage.phase,
    pending: 'pending' in stage ? stage.pending : null,
  };
  if (viewer === 'open') return { hands, deck, ...shown };
  return {
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    deck: deck.length,
    ...shown,
    tally: {
      systems: state.systems,
      decks: state.decks,
      turns: state.turns,
      idle: state.idle,
      drew: state.drew,
      plays: state.plays,
      jumps: state.jumps,
      free: state.free,
    },
    end: stage.phase === 'over' ? stage.end : null,
  };
}

/** A whole world that fits: cards this seat cannot see are dealt anew over the other hands and the deck. */
export function imagine(seen: View, seat: Seat, rng: Rng): State {
  if (!('tally' in seen)) throw new Error('imagine: an open view is no seat’s');
  const { hands, deck, pile, tables, turn, tally } = seen;
  const unseen = shuffle(rng, hiddenFrom(seen));
  let dealt = 0;
  const take = (count: number) => unseen.slice(dealt, (dealt += count));
  return {
    ...tally,
    hands: hands.map((hand, other) =>
      typeof hand === 'number' ? take(hand).sort() : other === seat ? hand : [],
    ),
    deck: take(deck),
    pile,
    tables,
    turn,
    stage: stageOf(seen),
  };
}

/** Every card of the match's decks that lies nowhere in sight. */
function hiddenFrom({ hands, pile, tables, tally }: SeatView): CardName[] {
  const seen = new Set<CardName>(pile);
  const see = (cards: readonly CardName[]) => cards.forEach((card) => seen.add(card));
  for (const hand of hands) if (typeof hand !== 'number') see(hand);
  for (const { bank, rows, rockets } of tables) {
    see(bank);
    see(rockets.loose);
    for (const colour of COLOURS) {
      see(rows[colour] ?? []);
      see(rockets[colour] ?? []);
    }
  }
  return cardsOf(tally.decks).flatMap(({ name }) => (seen.has(name) ? [] : [name]));
}

function stageOf({ phase, pending, end }: SeatView): Stage {
  switch (phase) {
    case 'play':
    case 'surplus':
      return { phase };
    case 'answer':
      return { phase, pending: expected(pending) };
    case 'take': {
      const claim = expected(pending);
      if (isBill(claim)) break;
      return { phase, pending: claim };
    }
    case 'over':
      if (end !== null) return { phase, end };
  }
  throw new Error(`imagine: no state is ${phase} like this`);
}

function expected(pending: Pending | null): Pending {
  if (pending === null) throw new Error('imagine: nothing is pending');
  return pending;
}
