import { describe, expect, test } from 'vitest';
import { scene } from './scenes.ts';

describe('Gold', () => {
  test('K27: Мэр counts 12 and has no property', () => {
    expect(scene({ hands: 'mayor / pastor' }).play('0 play mayor', '1 play pastor').points).toEqual([12, 2]);
  });

  test('K28: Пожарный clears every Саботер from own stacks, one lying alone too, no others', () => {
    const at = scene({ hands: 'policeman athlete engineer fireman / saboteur saboteur saboteur kid' });
    const before = at.play(
      '0 play policeman',
      '1 play saboteur',
      '0 play athlete',
      '1 play saboteur',
      '0 play engineer',
      '1 play saboteur',
    );
    expect(before.field(0)).toBe('policeman=9 saboteur=1 athlete+saboteur=1 engineer+saboteur=1');
    const cleared = before.play('0 play fireman');
    expect([cleared.field(0), cleared.discard]).toEqual([
      'policeman=9 athlete=10 engineer=4 fireman=5',
      'saboteur saboteur saboteur',
    ]);
  });

  test('K29: Журналист sees the hand until `seen`, the only move; an empty hand is nothing', () => {
    const at = scene({ hands: 'journalist / kid twin' }).play('0 play journalist');
    expect([at.moves(), at.state.phase]).toEqual([['seen'], 'choose']);
    expect(at.play('0 seen').state).toMatchObject({ phase: 'play', turn: 1 });
    expect(scene({ hands: 'journalist kid /' }).play('0 play journalist').state.phase).toBe('play');
  });

  test('K30: Адвокат makes one own open card immune: points, pair and doubling stay, open no more', () => {
    const at = scene({
      hands: 'twin twin lawyer architect engineer teacher / policeman saboteur judge',
    }).play(
      '0 play twin',
      '1 play policeman',
      '0 play twin',
      '1 play saboteur',
      '1 cover 2',
      '0 play lawyer',
    );
    expect(at.field(0)).toBe('twin!=5 twin+saboteur=1 lawyer=4');
    expect(at.play('1 play judge').state.phase).toBe('play');
    const later = at.play('1 play judge', '0 play architect', '0 play engineer', '0 play teacher');
    expect(later.field(0)).toBe('twin!=5 twin+saboteur=1 lawyer=4 architect=2 engineer=4 teacher=2');
    const two = scene({ hands: 'twin kid lawyer /', deck: 'policeman' }).play(
      '0 play twin',
      '0 play kid',
      '0 play lawyer',
    );
    expect(two.moves()).toEqual(['protect 1', 'protect 2']);
    expect(two.refusal('0 keep')).toBe('illegal');
    expect(scene({ hands: 'lawyer policeman /' }).play('0 play lawyer').state.phase).toBe('play');
  });

  test('K31: Курьер draws one card into hand', () => {
    expect(scene({ hands: 'courier kid /', deck: 'athlete twin' }).play('0 play courier').hands[0]).toBe(
      'athlete kid',
    );
    expect(scene({ hands: 'courier kid /' }).play('0 play courier').hands[0]).toBe('kid');
  });

  test('K32: Архитектор adds 1 to each open card of the own field while it lies there', () => {
    const at = scene({ hands: 'athlete twin engineer policeman architect partner / athlete saboteur' }).play(
      '0 play athlete',
      '1 play athlete',
      '0 play engineer',
      '1 play saboteur',
      '0 play policeman',
      '0 play architect',
      '0 play twin',
      '0 play partner',
    );
    expect(at.field(0)).toBe('athlete+engineer+saboteur=12 policeman=9 architect=2 twin=6 partner=7');
    expect(at.field(1)).toBe('athlete=10');
  });

  test('K33: Ураган sends the highest open cards of all fields away, then goes itself', () => {
    const at = scene({ hands: 'kid athlete athlete hurricane / athlete twin policeman' }).play(
      '0 play kid',
      '1 play athlete',
      '0 play athlete',
      '1 play twin',
      '0 play athlete',
      '1 play policeman',
      '0 play hurricane',
    );
    expect([at.field(0), at.field(1), at.discard]).toEqual([
      'kid=1',
      'twin=5 policeman=9',
      'athlete athlete athlete hurricane',
    ]);
  });

  test('K33: all fields of three, seat 0 first; covers stay; an Инженер protects', () => {
    const three = scene({ hands: 'twin / twin / artist hurricane' }).play(
      '0 play twin',
      '1 play twin',
      '2 play artist',
      '2 play hurricane',
    );
    expect(three.discard).toBe('twin twin artist hurricane');
    const covered = scene({ hands: 'athlete engineer policeman / policeman saboteur hurricane' }).play(
      '0 play athlete',
      '1 play policeman',
      '0 play engineer',
      '1 play saboteur',
      '0 play policeman',
      '1 play hurricane',
    );
    expect([covered.field(0), covered.discard]).toEqual([
      'engineer+saboteur=1 policeman=9',
      'athlete hurricane',
    ]);
    expect(
      scene({ hands: 'athlete engineer hurricane /' })
        .play('0 play athlete', '0 play engineer', '0 play hurricane')
        .field(0),
    ).toBe('athlete+engineer=24');
  });

  test('K34: Перекрёсток may exchange two open cards without playing them, then goes to the Сброс', () => {
    const at = scene({ hands: 'twin crossroads / kid', deck: 'athlete' }).play('0 play twin', '1 play kid');
    // The Малыш of seat 1 drew and played the Спортсмен.
    const asked = at.play('0 play crossroads');
    expect(asked.moves()).toEqual(['exchange 1 1', 'exchange 1 2', 'keep']);
    const done = asked.play('0 exchange 1 2');
    expect([done.field(0), done.field(1), done.discard]).toEqual([
      'athlete=10',
      'kid=1 twin=5',
      'crossroads',
    ]);
    expect(asked.play('0 keep').discard).toBe('crossroads');
    for (const move of ['exchange 2 1', 'exchange 1 3', 'exchange 0 1'])
      expect(asked.refusal(`0 ${move}`)).toBe('illegal');
  });

  test('K34: covers stay where they are and lie on the newcomer', () => {
    const at = scene({ hands: 'athlete engineer / twin saboteur crossroads' }).play(
      '0 play athlete',
      '1 play twin',
      '0 play engineer',
      '1 play saboteur',
      '1 play crossroads',
      '1 exchange 1 1',
    );
    expect([at.field(0), at.field(1)]).toEqual(['twin+engineer+saboteur=6', 'athlete=10']);
  });

  test('K35: Доктор never heals a Gold card', () => {
    const at = scene({ hands: 'doctor /', discard: 'mayor courier kid twin' }).play('0 play doctor');
    expect(at.moves()).toEqual(['heal kid', 'heal twin']);
  });
});
