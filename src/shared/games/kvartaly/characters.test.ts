import { describe, expect, test } from 'vitest';
import { ending, scene } from './scenes.ts';

describe('characters', () => {
  test('K11: Малыш plays the top card of the deck at once; deck empty, nothing', () => {
    const at = scene({ hands: 'kid kid /', deck: 'trader athlete twin' }).play('0 play kid');
    expect([at.field(0), at.field(1), at.hands[0], at.deck]).toEqual([
      'kid=1',
      'trader=9',
      'athlete kid twin',
      '',
    ]);
    expect(at.play('0 play kid').field(0)).toBe('kid=1 kid=1');
  });

  test('K12: Доктор plays a Blue card of the Сброс, except a Доктор; he must', () => {
    const at = scene({ hands: 'doctor / kid', discard: 'twin teacher athlete doctor twin saboteur' }).play(
      '0 play doctor',
    );
    expect(at.moves()).toEqual(['heal athlete', 'heal twin']);
    for (const text of ['keep', 'heal teacher', 'heal doctor', 'heal kid'])
      expect(at.refusal(`0 ${text}`)).toBe('illegal');
    const healed = at.play('0 heal twin');
    expect([healed.field(0), healed.discard]).toEqual([
      'doctor=3 twin=5',
      'twin teacher athlete doctor saboteur',
    ]);
  });

  test('K12: one sort of card is healed without asking, none is nothing', () => {
    const one = scene({ hands: 'doctor /', discard: 'twin policeman twin' }).play('0 play doctor');
    expect([one.field(0), one.discard]).toEqual(['doctor=3 twin=5', 'twin policeman']);
    expect(scene({ hands: 'doctor /', discard: 'doctor policeman' }).play('0 play doctor').field(0)).toBe(
      'doctor=3',
    );
  });

  test('K13: Пастор takes the open Blue card with the fewest points now and plays it', () => {
    const at = scene({ hands: 'twin twin partner / policeman policeman pastor' }).play(
      '0 play twin',
      '1 play policeman',
      '0 play twin',
      '1 play policeman',
      '0 play partner',
      '1 play pastor',
    );
    expect([at.field(0), at.field(1)]).toEqual([
      'twin=10 twin=10',
      'policeman=9 policeman=9 pastor=2 partner=6',
    ]);
  });

  test('K13: equal ones are a choice, and he must; none open is nothing', () => {
    const at = scene({ hands: 'twin artist / policeman pastor' }).play(
      '0 play twin',
      '1 play policeman',
      '0 play artist',
      '1 play pastor',
    );
    expect(at.moves()).toEqual(['take 1', 'take 2']);
    expect(at.refusal('1 keep')).toBe('illegal');
    expect(at.play('1 take 2').field(1)).toBe('policeman=9 pastor=2 artist=5');
    const none = scene({ hands: 'twin engineer / policeman pastor' }).play(
      '0 play twin',
      '1 play policeman',
      '0 play engineer',
      '1 play pastor',
    );
    expect(none.field(1)).toBe('policeman=9 pastor=2');
  });

  test('K13: an Архитектор on the opponent’s field counts for what is fewest', () => {
    const at = scene({ hands: 'kid pastor architect / athlete athlete pastor' }).play(
      '0 play kid',
      '1 play athlete',
      '0 play pastor',
    );
    // The Пастор of seat 0 took the Спортсмен; kid 1 + 1 is still the fewest of the open ones.
    const taken = at.play('1 play athlete', '0 play architect', '1 play pastor');
    expect([taken.field(0), taken.field(1)]).toEqual([
      'pastor=3 athlete=11 architect=2',
      'athlete=10 pastor=2 kid=1',
    ]);
  });

  test('K14: a Торговец taken, healed or drawn goes to the opponent and draws two', () => {
    const taken = scene({ hands: 'policeman / trader pastor', deck: 'athlete twin partner judge kid' }).play(
      '0 play policeman',
      '1 play trader',
      '1 play pastor',
    );
    expect([taken.field(0), taken.field(1), taken.hands[1]]).toEqual([
      'policeman=9 trader=9',
      'pastor=2',
      'athlete judge partner twin',
    ]);
    const healed = scene({ hands: 'doctor /', deck: 'athlete twin', discard: 'trader' }).play(
      '0 play doctor',
    );
    expect([healed.field(1), healed.hands[0]]).toEqual(['trader=9', 'athlete twin']);
    const drawn = scene({ hands: 'kid / ', deck: 'trader twin' }).play('0 play kid');
    expect([drawn.field(0), drawn.field(1), drawn.hands[0]]).toEqual(['kid=1', 'trader=9', 'twin']);
  });

  test('K15: two or more active Близнец count 10 each, whoever laid them', () => {
    const four = scene({ hands: 'twin twin twin twin /' });
    const points = [1, 2, 3, 4].map(
      (many) => four.play(...Array<string>(many).fill('0 play twin')).points[0],
    );
    expect(points).toEqual([5, 20, 30, 40]);
    const given = scene({ hands: 'twin crossroads / twin athlete' }).play(
      '0 play twin',
      '1 play athlete',
      '0 play crossroads',
      '0 keep',
      '1 play twin',
    );
    expect(given.points).toEqual([5, 15]);
    const pastor = scene({ hands: 'twin pastor / twin' }).play('0 play twin', '1 play twin', '0 play pastor');
    expect(pastor.field(0)).toBe('twin=10 pastor=2 twin=10');
  });

  test('K16: Напарник likewise 12, and not with a Близнец', () => {
    const at = scene({ hands: 'partner twin partner partner partner /' }).play(
      '0 play partner',
      '0 play twin',
    );
    expect(at.points[0]).toBe(11);
    expect(at.play('0 play partner', '0 play partner', '0 play partner').points[0]).toBe(48 + 5);
  });

  test('K17: Артист may replace a card of the hand or another own open bare card, never himself', () => {
    const at = scene({ hands: 'twin artist artist policeman /', deck: 'athlete kid' }).play(
      '0 play twin',
      '0 play artist',
    );
    expect(at.moves()).toEqual(['keep', 'swap field 1', 'swap hand artist', 'swap hand policeman']);
    const hand = at.play('0 swap hand policeman');
    expect([hand.hands[0], hand.discard, hand.deck]).toEqual(['artist athlete', 'policeman', 'kid']);
    const field = at.play('0 swap field 1');
    expect([field.field(0), field.discard, field.hands[0]]).toEqual([
      'artist=5 athlete=10',
      'twin',
      'artist policeman',
    ]);
    const kept = at.play('0 keep');
    expect([kept.field(0), kept.deck]).toEqual(['twin=5 artist=5', 'athlete kid']);
    expect(kept.play('0 play artist').moves()).toEqual([
      'keep',
      'swap field 1',
      'swap field 2',
      'swap hand policeman',
    ]);
  });

  test('K17: with an empty deck nothing is asked; a Доктор drawn finds the old card in the Сброс', () => {
    expect(scene({ hands: 'artist twin /' }).play('0 play artist').moves()).toEqual(['play twin']);
    const at = scene({ hands: 'twin artist /', deck: 'doctor' }).play(
      '0 play twin',
      '0 play artist',
      '0 swap field 1',
    );
    expect([at.field(0), at.discard]).toEqual(['artist=5 doctor=3 twin=5', '']);
  });

  test('K18: Торговец is the opponent’s card, the player draws up to two', () => {
    const draws = ['', 'kid', 'kid twin', 'kid twin athlete'].map(
      (deck) => scene({ hands: 'trader / judge', deck }).play('0 play trader').hands[0],
    );
    expect(draws).toEqual(['', 'kid', 'kid twin', 'kid twin']);
    const three = scene({ hands: 'trader / kid / kid' }).play('0 play trader');
    expect([three.field(1), three.field(2)]).toEqual(['trader=9', '']);
  });

  test('K19: Инженер must cover an own open bare card, else lies alone; doubled and protected', () => {
    const at = scene({
      hands: 'twin kid engineer engineer engineer / judge policeman policeman policeman',
    }).play('0 play twin', '1 play policeman', '0 play kid', '1 play policeman', '0 play engineer');
    expect(at.moves()).toEqual(['cover 1', 'cover 2']);
    expect(at.refusal('0 keep')).toBe('illegal');
    const one = at.play('0 cover 1', '1 play policeman', '0 play engineer');
    expect(one.field(0)).toBe('twin+engineer=14 kid+engineer=6');
    const judged = one.play('1 play judge', '0 play engineer');
    expect(judged.field(0)).toBe('twin+engineer=14 kid+engineer=6 engineer=4');
  });

  test('K20: Судья may send an open card away or lift a Саботер', () => {
    const at = scene({ hands: 'athlete twin kid judge / saboteur policeman' }).play(
      '0 play athlete',
      '1 play saboteur',
      '0 play twin',
      '1 play policeman',
      '0 play judge',
    );
    expect(at.moves()).toEqual(['free 1', 'keep']);
    expect([at.play('0 free 1').field(0), at.play('0 free 1').discard]).toEqual([
      'athlete=10 twin=5 judge=4',
      'saboteur',
    ]);
    expect(at.play('0 keep').field(0)).toBe('athlete+saboteur=1 twin=5 judge=4');
    const away = scene({ hands: 'judge / twin athlete', deck: '' });
    expect(away.play('0 play judge', '1 play twin').moves()).toEqual(['play athlete']);
    const sent = scene({ hands: 'policeman judge / twin athlete' }).play(
      '0 play policeman',
      '1 play twin',
      '0 play judge',
      '0 judge 1',
    );
    expect([sent.field(1), sent.discard]).toEqual(['', 'twin']);
  });

  test('K20: with two Саботер the upper one is lifted; an Инженер is freed too', () => {
    const at = scene({ hands: 'athlete engineer twin judge judge / policeman saboteur saboteur' }).play(
      ...[
        '0 play athlete',
        '1 play policeman',
        '0 play engineer',
        '1 play saboteur',
        '0 play judge',
        '0 keep',
      ],
      ...['1 play saboteur', '1 cover 1', '0 play twin'],
    );
    expect(at.field(0)).toBe('athlete+engineer+saboteur+saboteur=2 judge=4 twin=5');
    const once = at.play('0 play judge', '0 free 1');
    expect(once.field(0)).toBe('athlete+engineer+saboteur=11 judge=4 twin=5 judge=4');
    const engineer = scene({ hands: 'engineer judge / saboteur' });
    expect(engineer.play('0 play engineer', '1 play saboteur', '0 play judge', '0 free 1').field(0)).toBe(
      'engineer=4 judge=4',
    );
  });

  test('K21: Учитель may return an own bare Blue card, also a Торговец laid by the opponent', () => {
    const at = scene({ hands: 'trader / athlete teacher' }).play(
      '0 play trader',
      '1 play athlete',
      '1 play teacher',
    );
    expect(at.moves()).toEqual(['keep', 'return 1', 'return 2']);
    const back = at.play('1 return 1');
    expect([back.field(1), back.hands[1]]).toEqual(['athlete=10 teacher=2', 'trader']);
    expect(back.play('1 play trader').field(0)).toBe('trader=9');
    expect(at.play('1 keep').field(1)).toBe('trader=9 athlete=10 teacher=2');
  });

  test('K22: Саботер must cover an open card or an active Инженер, else lies alone at the opponent’s', () => {
    const at = scene({
      hands: 'athlete engineer twin policeman / saboteur policeman policeman policeman',
    }).play(
      '0 play athlete',
      '1 play policeman',
      '0 play engineer',
      '1 play policeman',
      '0 play policeman',
      '1 play policeman',
      '0 play twin',
      '1 play saboteur',
    );
    expect(at.moves()).toEqual(['cover 1', 'cover 3']);
    expect(at.refusal('1 keep')).toBe('illegal');
    expect(at.play('1 cover 1').field(0)).toBe('athlete+engineer+saboteur=11 policeman=9 twin=5');
    expect(at.play('1 cover 3').field(0)).toBe('athlete+engineer=24 policeman=9 twin+saboteur=1');
    const alone = scene({ hands: '/ saboteur' }).play('1 play saboteur');
    expect([alone.field(0), ending(alone)]).toEqual(['saboteur=1', '1 0, places 1 2, counted']);
  });

  test('K22: the Инженер of an immune card and one lying alone can be covered, one under a Саботер cannot', () => {
    const immune = scene({
      hands: 'athlete engineer judge lawyer / policeman saboteur policeman saboteur policeman saboteur',
    }).play(
      '0 play athlete',
      '1 play policeman',
      '0 play engineer',
      '1 play saboteur',
      '0 play lawyer',
      '1 play policeman',
      '0 play judge',
      '0 free 1',
    );
    expect(immune.field(0)).toBe('athlete+engineer!=24 lawyer=4 judge=4');
    const again = immune.play('1 play saboteur');
    expect(again.moves()).toEqual(['cover 1', 'cover 3']);
    expect(again.play('1 cover 1').field(0)).toBe('athlete+engineer+saboteur!=11 lawyer=4 judge=4');
    const lone = scene({ hands: 'engineer / saboteur saboteur' }).play(
      '0 play engineer',
      '1 play saboteur',
      '1 play saboteur',
    );
    expect(lone.field(0)).toBe('engineer+saboteur=1 saboteur=1');
  });

  test('K23: under a Саботер on an Инженер the base card is open again, but not for its owner', () => {
    const at = scene({
      hands: 'athlete engineer teacher artist / policeman saboteur pastor saboteur judge',
      deck: 'kid',
    }).play('0 play athlete', '1 play policeman', '0 play engineer', '1 play saboteur', '0 play teacher');
    expect(at.state.phase).toBe('play');
    expect(at.play('1 play saboteur').field(0)).toBe('athlete+engineer+saboteur+saboteur=2 teacher=2');
    expect(at.play('1 play judge').moves()).toEqual(['judge 1', 'keep']);
    expect(at.play('1 play pastor').field(1)).toBe('policeman=9 pastor=2 athlete=10');
    expect(at.play('1 play judge', '1 keep', '0 play artist').state.phase).toBe('play');
  });

  test('K24: covers of a card that leaves stay as a stack in its place; freed, that Инженер counts 4', () => {
    const at = scene({ hands: 'athlete engineer twin judge / policeman saboteur judge' }).play(
      '0 play athlete',
      '1 play policeman',
      '0 play engineer',
      '1 play saboteur',
      '0 play twin',
      '1 play judge',
      '1 judge 1',
    );
    expect(at.field(0)).toBe('engineer+saboteur=1 twin=5');
    expect(at.play('0 play judge', '0 free 1').field(0)).toBe('engineer=4 twin=5 judge=4');
  });

  test('K25: lifting a Саботер gives standing properties back and plays nothing', () => {
    const pair = scene({ hands: 'twin twin judge / saboteur' }).play(
      '0 play twin',
      '1 play saboteur',
      '0 play twin',
      '0 play judge',
    );
    expect(pair.play('0 free 1').field(0)).toBe('twin=10 twin=10 judge=4');
    const kid = scene({ hands: 'kid judge / saboteur', deck: 'policeman athlete' }).play(
      '0 play kid',
      '1 play saboteur',
      '0 play judge',
      '0 free 1',
    );
    expect([kid.field(0), kid.deck]).toEqual(['kid=1 policeman=9 judge=4', 'athlete']);
  });

  test('K26: Спортсмен and Полицейский have no property', () => {
    const at = scene({ hands: 'athlete policeman / twin', deck: 'kid', discard: 'partner' }).play(
      '0 play athlete',
      '1 play twin',
      '0 play policeman',
    );
    expect([ending(at), at.deck, at.discard]).toEqual(['19 5, places 1 2, counted', 'kid', 'partner']);
  });
});
