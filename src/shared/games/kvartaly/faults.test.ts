import { describe, expect, test } from 'vitest';
import { ending, scene } from './scenes.ts';

describe('faults seen in other programs', () => {
  test('a healer or a drawing card without a target does not hang the match', () => {
    const at = scene({ hands: 'doctor kid artist courier trader / kid' });
    const end = at.play(
      '0 play doctor',
      '1 play kid',
      '0 play kid',
      '0 play artist',
      '0 play courier',
      '0 play trader',
    );
    expect(ending(end)).toBe('12 10, places 1 2, counted');
  });

  test('a short deck gives what it has', () => {
    const at = scene({ hands: 'trader kid / kid', deck: 'twin' }).play(
      '0 play trader',
      '1 play kid',
      '0 play kid',
    );
    expect([at.hands[0], at.deck, at.state.phase]).toEqual(['twin', '', 'play']);
  });

  test('the old card goes before the new one comes', () => {
    const at = scene({ hands: 'athlete artist /', deck: 'doctor' });
    expect(at.play('0 play athlete', '0 play artist', '0 swap field 1').field(0)).toBe(
      'artist=5 doctor=3 athlete=10',
    );
  });

  test('a healed or stolen Торговец does not stay on the own field', () => {
    expect(scene({ hands: 'doctor /', discard: 'trader' }).play('0 play doctor').field(0)).toBe('doctor=3');
    const stolen = scene({ hands: 'policeman / trader pastor' }).play(
      '0 play policeman',
      '1 play trader',
      '1 play pastor',
    );
    expect([stolen.field(0), stolen.field(1)]).toEqual(['policeman=9 trader=9', 'pastor=2']);
  });

  test('no doubling on top of doubling', () => {
    const at = scene({ hands: 'twin engineer twin /' }).play('0 play twin', '0 play engineer', '0 play twin');
    expect(at.field(0)).toBe('twin+engineer=14 twin=10');
  });

  test('three and four of a kind are no ×3 and ×4', () => {
    const at = scene({ hands: 'partner partner partner partner /' });
    expect(at.play(...Array<string>(4).fill('0 play partner')).points[0]).toBe(48);
  });

  test('a pair is none with one of them inactive', () => {
    const at = scene({ hands: 'twin twin / saboteur' }).play('0 play twin', '1 play saboteur', '0 play twin');
    expect(at.field(0)).toBe('twin+saboteur=1 twin=5');
  });

  test('a healer heals neither Red nor Gold', () => {
    const at = scene({ hands: 'doctor /', discard: 'policeman mayor engineer' }).play('0 play doctor');
    expect([at.field(0), at.discard]).toEqual(['doctor=3', 'policeman mayor engineer']);
  });

  test('what a healed or taken card does happens', () => {
    expect(scene({ hands: 'doctor /', deck: 'athlete', discard: 'kid' }).play('0 play doctor').field(0)).toBe(
      'doctor=3 kid=1 athlete=10',
    );
    const taken = scene({ hands: 'kid / policeman pastor', deck: 'mayor twin' }).play(
      '0 play kid',
      '1 play policeman',
      '1 play pastor',
    );
    expect(taken.field(1)).toBe('policeman=9 pastor=2 kid=1 twin=5');
  });

  test('covers are not lost when the card under them leaves', () => {
    const at = scene({ hands: 'athlete engineer / policeman saboteur pastor' }).play(
      ...['0 play athlete', '1 play policeman', '0 play engineer', '1 play saboteur', '1 play pastor'],
    );
    expect(at.field(0)).toBe('engineer+saboteur=1');
  });

  test('a number points at the stack that moved up', () => {
    const at = scene({ hands: 'twin athlete artist / judge saboteur' }).play(
      ...['0 play twin', '1 play judge', '1 judge 1', '0 play athlete', '1 play saboteur'],
    );
    expect(at.field(0)).toBe('athlete+saboteur=1');
    expect(at.refusal('0 keep')).toBe('illegal');
    const judged = scene({ hands: 'kid twin athlete / judge policeman judge policeman' }).play(
      ...[
        '0 play kid',
        '1 play policeman',
        '0 play twin',
        '1 play policeman',
        '0 play athlete',
        '1 play judge',
        '1 judge 1',
      ],
    );
    expect(judged.field(0)).toBe('twin=5 athlete=10');
    expect(judged.play('1 play judge', '1 judge 2').field(0)).toBe('twin=5');
  });

  test('a question with one answer is not asked, a refusal is always offered', () => {
    const must = scene({ hands: 'twin engineer kid /' }).play('0 play twin', '0 play engineer');
    expect(must.state.phase).toBe('play');
    const may = scene({ hands: 'twin teacher /' }).play('0 play twin', '0 play teacher');
    expect(may.moves()).toEqual(['keep', 'return 1']);
  });

  test('the last card that refills the hand does not end the match', () => {
    expect(scene({ hands: 'trader /', deck: 'kid' }).play('0 play trader').state).toMatchObject({
      phase: 'play',
      turn: 0,
    });
    expect(
      scene({ hands: 'twin teacher /' }).play('0 play twin', '0 play teacher', '0 return 1').state,
    ).toMatchObject({ phase: 'play', turn: 0 });
    expect(scene({ hands: 'courier /', deck: 'kid' }).play('0 play courier').state).toMatchObject({
      phase: 'play',
      turn: 0,
    });
  });

  test('the answer of a wrong seat is not taken', () => {
    const at = scene({ hands: 'twin kid / policeman judge', deck: 'athlete' }).play(
      '0 play twin',
      '1 play policeman',
      '0 play kid',
      '1 play judge',
    );
    expect(at.refusal('0 judge 1')).toBe('not-your-turn');
    expect(at.refusal('0 keep')).toBe('not-your-turn');
    expect(at.refusal('2 keep')).toBe('not-your-turn');
  });
});
