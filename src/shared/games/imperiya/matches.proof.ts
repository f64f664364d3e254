import { describe, expect, test } from 'vitest';
import { begin, outcomeOf, play, toAct } from '../../core/match.ts';
import { setupOf } from '../../core/record.ts';
import { pickOne, rngOf } from '../../core/rng.ts';
import { imperiya } from './index.ts';
import { DECKS, SEATS_OF_ONE_DECK, type State, SYSTEMS_TO_WIN } from './types.ts';

const MATCHES = 2_000;
/** Fifty rounds of sixteen seats, each turn with thirty plays, twenty free moves and their answers, are never reached. */
const LONGEST = 30_000;

const plans = Array.from({ length: 15 }, (_, nth) => nth + 2).flatMap((seats) =>
  SYSTEMS_TO_WIN.flatMap((systems) =>
    DECKS.filter((decks) => decks === 2 || seats <= SEATS_OF_ONE_DECK).map((decks) => ({
      seats,
      systems,
      decks,
    })),
  ),
);

/** A match of moves by chance; the plies it took. */
function playByChance(seats: number, options: object, seed: string): number {
  const setup = setupOf(imperiya, options, seats, seed, undefined);
  if (!setup.ok) throw new Error(`${seed}: options refused`);
  const dice = rngOf(`dice of ${seed}`);
  let match = begin(setup.value);
  for (let [seat] = toAct(match); seat !== undefined; [seat] = toAct(match)) {
    // A match of this game holds a state of this game.
    const move = pickOne(dice, imperiya.legalMoves(match.state as State, seat));
    const next = play(match, seat, imperiya.formatMove(move));
    if (!next.ok) throw new Error(`${seed}, ply ${match.ply}: ${next.error}`);
    match = next.value;
    if (match.ply > LONGEST) throw new Error(`${seed}: not over`);
  }
  if (outcomeOf(match) === null) throw new Error(`${seed}: nobody acts and there is no outcome`);
  return match.ply;
}

describe(`${MATCHES} matches by chance end without a fault`, () => {
  test.each(plans)('$seats seats, $systems systems, $decks decks', ({ seats, ...options }) => {
    for (let nth = 0; nth < MATCHES; nth++) {
      expect(playByChance(seats, options, `proof ${seats} ${nth}`)).toBeGreaterThan(0);
    }
  });
});
