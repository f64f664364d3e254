import type { Seat } from '../../../core/game.ts';
import { foresee } from '../preview.ts';
import { cardOf, type Motive, type Move, type Said, type View } from '../types.ts';

/** Why a move is a good one: the strongest word first, then what it does. */
export function reason(view: View, seat: Seat, move: Move): readonly Said[] {
  const effects = foresee(view, seat, move);
  const has = (kind: Said['kind']) => effects.some((effect) => effect.kind === kind);
  if (has('wins')) return [{ kind: 'because', why: 'wins' }];
  if (has('completes')) return [{ kind: 'because', why: 'completes' }];
  const rest = effects.filter(({ kind }) => kind === 'collects' || kind === 'breaks');
  return [{ kind: 'because', why: motiveOf(move, has('breaks')) }, ...rest];
}

function motiveOf(move: Move, breaks: boolean): Motive {
  switch (move.kind) {
    case 'lay':
    case 'move':
      return 'builds';
    case 'bank':
      return 'saves';
    case 'freight':
      return 'collects';
    case 'play':
      return PLAYED[cardOf(move.card).id] ?? 'nothing-better';
    case 'rocket':
    case 'attach':
      return 'doubles';
    case 'annihilate':
      return 'weakens';
    case 'swap':
    case 'take':
      return 'takes-missing';
    case 'pay':
      return breaks ? 'cheapest' : 'keeps-whole';
    case 'nickel':
      return 'cancels';
    case 'return':
      return 'least-useful';
    case 'accept':
    case 'end':
      return 'nothing-better';
  }
}

const PLAYED: Readonly<Record<string, Motive>> = {
  fund: 'collects',
  spaceport: 'more-cards',
  'time-machine': 'more-cards',
  hyperjump: 'more-plays',
  dictator: 'takes-missing',
};
