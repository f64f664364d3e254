import type { Seat, Viewer } from '../../core/game.ts';
import { fieldPoints } from './field.ts';
import { resolve } from './rules.ts';
import type { Move, Said, State } from './types.ts';

/** What a viewer may be told of a move: all of it but the cards that only its player saw (K36). */
export function narrate(
  before: State,
  seat: Seat,
  move: Move,
  after: State,
  viewer: Viewer,
): readonly Said[] {
  const told: Said[] = [];
  resolve(before, seat, move, (said) => told.push(said));
  const knows = viewer === 'open' || viewer === seat;
  return [...(knows ? told : told.map(withoutSecrets)), ...counts(before, after), ...ending(after)];
}

function withoutSecrets(said: Said): Said {
  switch (said.kind) {
    case 'put-away':
      return { ...said, card: null };
    case 'swapped-hand':
      return { ...said, card: null, drawn: null };
    case 'drew':
      return { ...said, cards: null };
    default:
      return said;
  }
}

/** Fields whose points changed. */
export function counts(before: Pick<State, 'fields'>, after: Pick<State, 'fields'>): Said[] {
  return before.fields.flatMap((field, seat): Said[] => {
    const from = fieldPoints(field);
    const to = fieldPoints(after.fields[seat] ?? []);
    return from === to ? [] : [{ kind: 'count', seat, from, to }];
  });
}

const ending = (after: State): Said[] =>
  after.phase === 'over' ? [{ kind: 'ended', points: after.fields.map(fieldPoints) }] : [];

/** Whether somebody saw a hidden card: one drawn, one out of the Сброс, a whole Сброс or a hand. */
export const reveals = (before: State, _seat: Seat, _move: Move, after: State): boolean =>
  after.deck.length < before.deck.length ||
  after.discard.length < before.discard.length ||
  (after.phase === 'choose' && (after.choice === 'heal' || after.choice === 'seen'));
