import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../core/game.ts';
import { rngOf } from '../../core/rng.ts';
import { kvartaly } from './index.ts';
import { choose } from './player.ts';
import { dealtScene, scene } from './scenes.ts';
import { value } from './skill.ts';

const EFFORT = { iterations: 100, stopped: () => false };

/** Every seat plays its one card. */
const end = (hands: string) => {
  const at = scene({ hands });
  return at.state.hands.reduce((on, [card], seat) => on.play(`${seat} play ${card}`), at).state;
};

describe('players', () => {
  test('the same View and dice give the same move, whatever is hidden', () => {
    const state = dealtScene('player', 2, true).state;
    const view = kvartaly.view(state, 0);
    const other = kvartaly.imagine(view, 0, rngOf('another world'));
    expect(other).not.toEqual(state);
    for (const level of LEVELS) {
      expect(choose(kvartaly.view(other, 0), 0, level, rngOf('dice'), EFFORT)).toEqual(
        choose(view, 0, level, rngOf('dice'), EFFORT),
      );
    }
  });

  test('the best covers the card that counts most, and takes the only move without a thought', () => {
    const at = scene({ hands: 'athlete kid engineer / athlete athlete' }).play(
      ...['0 play athlete', '1 play athlete', '0 play kid', '1 play athlete', '0 play engineer'],
    );
    expect(choose(kvartaly.view(at.state, 0), 0, 5, rngOf('a'), EFFORT)).toEqual({ kind: 'cover', stack: 1 });
    const seen = scene({ hands: 'journalist / kid' }).play('0 play journalist');
    expect(choose(kvartaly.view(seen.state, 0), 0, 5, rngOf('a'), EFFORT)).toEqual({ kind: 'seen' });
  });

  test('the value is exact at the end: won 1, shared one half, lost 0', () => {
    expect([0, 1].map((seat) => value(end('athlete / kid'), seat))).toEqual([1, 0]);
    expect([0, 1].map((seat) => value(end('twin / artist'), seat))).toEqual([0.5, 0.5]);
    expect([0, 1, 2].map((seat) => value(end('athlete / athlete / kid'), seat))).toEqual([0.75, 0.75, 0]);
  });
});
