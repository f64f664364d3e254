import { describe, expect, test } from 'vitest';
import { kvartaly } from './index.ts';
import { type Scene, scene } from './scenes.ts';

/** What the seat on turn is told of a move beforehand. */
function foreseen(at: Scene, text: string) {
  const seat = kvartaly.toAct(at.state)[0] ?? 0;
  const move = kvartaly.parseMove(text);
  if (!move) throw new Error(text);
  return kvartaly.foresee(kvartaly.view(at.state, seat), seat, move);
}

const barredFor = (at: Scene, seat: number) => kvartaly.barred(kvartaly.view(at.state, seat), seat);

describe('what a move would do', () => {
  test('points of both fields and a pair that parts', () => {
    const at = scene({ hands: 'partner partner / policeman judge' }).play(
      '0 play partner',
      '1 play policeman',
      '0 play partner',
      '1 play judge',
    );
    expect(foreseen(at, 'judge 1')).toEqual([
      { kind: 'parts', seat: 0, card: 'partner', each: 12 },
      { kind: 'count', seat: 0, from: 24, to: 6 },
    ]);
    expect(foreseen(at, 'keep')).toEqual([]);
  });

  test('what is drawn or healed unseen stays unknown, whatever it is', () => {
    const worlds = ['athlete mayor', 'kid saboteur'].map((deck) =>
      scene({
        hands: 'kid doctor artist trader courier /',
        deck,
        discard: deck.slice(0, 3) === 'kid' ? 'twin' : 'judge',
      }),
    );
    for (const text of ['play kid', 'play doctor', 'play artist', 'play trader', 'play courier']) {
      const [one, other] = worlds.map((at) => foreseen(at, text));
      expect(one).toEqual(other);
    }
    const [at] = worlds;
    if (!at) throw new Error('no world');
    expect(foreseen(at, 'play kid')).toContainEqual({ kind: 'unknown', card: 'kid', source: 'deck' });
    expect(foreseen(at, 'play doctor')).toContainEqual({
      kind: 'unknown',
      card: 'doctor',
      source: 'discard',
    });
    expect(foreseen(at, 'play artist')).toContainEqual({ kind: 'would-ask', choice: 'swap', laying: null });
    expect(foreseen(at, 'play trader')).toContainEqual({ kind: 'would-draw', count: 2 });
    expect(foreseen(at, 'play courier')).toContainEqual({ kind: 'would-draw', count: 1 });
  });

  test('a chain is followed as far as it is known', () => {
    const at = scene({ hands: 'doctor / policeman kid', deck: 'athlete', discard: 'pastor twin' }).play(
      '0 play doctor',
    );
    expect(foreseen(at, 'heal twin')).toContainEqual({ kind: 'count', seat: 0, from: 3, to: 8 });
    const taken = scene({ hands: 'kid / pastor', deck: '' }).play('0 play kid');
    expect(foreseen(taken, 'play pastor')).toEqual([
      { kind: 'would-take', card: 'kid' },
      { kind: 'would-idle', card: 'kid' },
      { kind: 'count', seat: 0, from: 1, to: 0 },
      { kind: 'count', seat: 1, from: 0, to: 3 },
    ]);
  });

  test('where Инженер and Саботер would go', () => {
    const at = scene({ hands: 'athlete engineer / saboteur' }).play('0 play athlete', '1 play saboteur');
    expect(foreseen(at, 'play engineer')).toContainEqual({ kind: 'would-lie', card: 'engineer', to: 0 });
    const free = scene({ hands: 'athlete engineer /' }).play('0 play athlete');
    expect(foreseen(free, 'play engineer')).toContainEqual({
      kind: 'would-cover',
      card: 'engineer',
      on: 'athlete',
    });
  });
});

describe('why something cannot be chosen', () => {
  test('waiting for another seat, and the own hand while a choice is open', () => {
    const at = scene({ hands: 'twin kid / policeman', deck: 'judge' }).play(
      '0 play twin',
      '1 play policeman',
    );
    expect(barredFor(at, 1)).toEqual([{ kind: 'waits-for', seat: 0, choice: null }]);
    expect(barredFor(at, 0)).toEqual([]);
    const choosing = scene({ hands: 'twin policeman / teacher judge athlete', deck: '' }).play(
      '0 play twin',
      '1 play judge',
    );
    expect(barredFor(choosing, 1)).toContainEqual({ kind: 'hand-waits', choice: 'judge', laying: null });
  });

  test('every stack of the field in question is either offered or barred', () => {
    const at = scene({
      hands: 'policeman athlete engineer twin kid / policeman policeman policeman saboteur judge',
    }).play(
      ...[
        '0 play policeman',
        '1 play policeman',
        '0 play athlete',
        '1 play policeman',
        '0 play engineer',
        '1 play policeman',
      ],
      ...['0 play twin', '1 play saboteur', '1 cover 3', '0 play kid', '1 play judge'],
    );
    expect(at.field(0)).toBe('policeman=9 athlete+engineer=24 twin+saboteur=1 kid=1');
    expect(barredFor(at, 1).filter((said) => said.kind === 'barred' && said.seat === 0)).toEqual([
      { kind: 'barred', seat: 0, stack: 1, why: 'red' },
      { kind: 'barred', seat: 0, stack: 2, why: 'engineer' },
      { kind: 'barred', seat: 0, stack: 3, why: 'saboteur' },
    ]);
    expect(at.moves()).toEqual(['judge 4', 'keep']);
  });

  test('a stack that is not the fewest, and this Артист himself', () => {
    const pastor = scene({ hands: 'twin artist athlete / policeman policeman pastor' }).play(
      '0 play twin',
      '1 play policeman',
      '0 play artist',
      '1 play policeman',
      '0 play athlete',
      '1 play pastor',
    );
    expect(barredFor(pastor, 1)).toContainEqual({ kind: 'barred', seat: 0, stack: 3, why: 'not-fewest' });
    const artist = scene({ hands: 'twin artist kid /', deck: 'kid' }).play('0 play twin', '0 play artist');
    expect(barredFor(artist, 0)).toEqual([{ kind: 'barred', seat: 0, stack: 2, why: 'itself' }]);
  });
});
