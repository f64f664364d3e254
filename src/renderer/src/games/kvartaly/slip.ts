import * as m from '../../../../i18n/compiled/rooms/kvartaly.js';
import type { Outcome, Seat } from '../../../../shared/core/game.ts';
import type { Card, Choice, Move, Said, View } from '../../../../shared/games/kvartaly/types.ts';
import type { Player } from '../table.ts';
import type { Offer } from './aims.ts';
import { nameOf, phrase, question, say, waitingFor } from './log.ts';
import type { Scene } from './scene.ts';

/** What the slip on the street says. */
export interface SlipWords {
  readonly title: string;
  readonly note: string;
  /** What the move that is pointed at would do. */
  readonly result: string;
  readonly card: Card | null;
  /** The word on the button that makes the picked move. */
  readonly verb: string;
  /** Why the hand has to wait. */
  readonly waits: string | null;
}

interface Moment {
  readonly view: View;
  readonly scene: Scene;
  readonly me: Seat | null;
  readonly players: readonly Player[];
  readonly toAct: readonly Seat[];
  readonly moves: readonly Offer[];
  readonly outcome: Outcome | null;
  readonly foreseen: readonly Said[];
  readonly picked: Move | undefined;
  /** Own stack offered for an exchange. */
  readonly half: number | null;
  /** Step of a chain that is being shown. */
  readonly step: Said | null;
  readonly touch: boolean;
}

/** The card behind a choice. */
const ASKING: Readonly<Record<Exclude<Choice, 'cover'>, Card>> = {
  heal: 'doctor',
  take: 'pastor',
  judge: 'judge',
  swap: 'artist',
  return: 'teacher',
  protect: 'lawyer',
  exchange: 'crossroads',
  seen: 'journalist',
};

const askingCard = ({ choice, laying }: View): Card | null => {
  if (choice === null) return null;
  return choice === 'cover' ? laying : ASKING[choice];
};

export function slipOf(moment: Moment): SlipWords {
  const { step, players, picked } = moment;
  const waits =
    moment.view.choice !== null && moment.view.choice !== 'swap' ? m.kvartaly_say_hand_waits() : null;
  const rest = { verb: verbOf(picked), waits };
  if (step) {
    const card = 'card' in step ? step.card : null;
    return { title: say(step, players), note: '', result: '', card, ...rest };
  }
  const words = heading(moment);
  const result = moment.foreseen.map((said) => phrase(said, players)).join('; ');
  const card = picked && 'card' in picked ? picked.card : askingCard(moment.view);
  return { ...words, result, card, ...rest };
}

function verbOf(move: Move | undefined): string {
  switch (move?.kind) {
    case 'discard':
      return m.kvartaly_do_discard();
    case 'swap-hand':
    case 'swap-field':
      return m.kvartaly_do_swap();
    case 'play':
      return m.kvartaly_do_play();
    default:
      return m.kvartaly_do_choose();
  }
}

function heading(moment: Moment): { title: string; note: string } {
  const { view, scene, me, players, toAct, moves, outcome, half, touch } = moment;
  if (outcome) return { title: m.kvartaly_over(), note: '' };
  if (moves.length > 0) {
    if (view.phase === 'discard') {
      return { title: m.kvartaly_ask_discard({ count: scene.away }), note: m.kvartaly_ask_discard_note() };
    }
    if (view.choice === null) {
      return {
        title: m.kvartaly_ask_play(),
        note: touch ? m.kvartaly_ask_play_touch() : m.kvartaly_ask_play_note(),
      };
    }
    const words = question(view.choice, view.laying);
    return half === null ? words : { title: words.title, note: m.kvartaly_pick_other() };
  }
  if (view.phase === 'discard') {
    if (me !== null && !toAct.includes(me)) return { title: m.kvartaly_ask_discard_wait(), note: '' };
    return { title: m.kvartaly_wait_discard_all(), note: '' };
  }
  const [seat] = toAct;
  return { title: seat === undefined ? '' : waitingFor(view.choice, nameOf(players, seat)), note: '' };
}
