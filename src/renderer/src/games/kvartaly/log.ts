import * as m from '../../../../i18n/compiled/rooms/kvartaly.js';
import type { Seat } from '../../../../shared/core/game.ts';
import type {
  Card,
  Choice,
  Laying,
  Move,
  Said,
  Source,
  Why,
} from '../../../../shared/games/kvartaly/types.ts';
import { settings } from '../../state/settings.svelte.ts';
import { listNames, seatName } from '../../state/words.ts';
import type { Player } from '../table.ts';
import { cardName, cardObject, cardText } from './words.ts';

const PLAYED: Readonly<Record<Source, (inputs: { name: string; card: string }) => string>> = {
  hand: m.kvartaly_say_played_hand,
  deck: m.kvartaly_say_played_deck,
  discard: m.kvartaly_say_played_discard,
  field: m.kvartaly_say_played_field,
};

const WHYS: Readonly<Record<Why, () => string>> = {
  red: m.kvartaly_why_red,
  gold: m.kvartaly_why_gold,
  saboteur: m.kvartaly_why_saboteur,
  engineer: m.kvartaly_why_engineer,
  covered: m.kvartaly_why_covered,
  immune: m.kvartaly_why_immune,
  'not-fewest': m.kvartaly_why_not_fewest,
  itself: m.kvartaly_why_itself,
  'no-saboteur': m.kvartaly_why_no_saboteur,
};

const WAITS: Readonly<Record<Choice, (inputs: { name: string }) => string>> = {
  heal: m.kvartaly_wait_heal,
  take: m.kvartaly_wait_take,
  judge: m.kvartaly_wait_judge,
  cover: m.kvartaly_wait_cover,
  swap: m.kvartaly_wait_swap,
  return: m.kvartaly_wait_return,
  protect: m.kvartaly_wait_protect,
  exchange: m.kvartaly_wait_exchange,
  seen: m.kvartaly_wait_seen,
};

const ASKS: Readonly<
  Record<Exclude<Choice, 'cover'> | 'engineer' | 'saboteur', readonly [() => string, () => string]>
> = {
  heal: [m.kvartaly_ask_heal, m.kvartaly_ask_heal_note],
  take: [m.kvartaly_ask_take, m.kvartaly_ask_take_note],
  judge: [m.kvartaly_ask_judge, m.kvartaly_ask_judge_note],
  engineer: [m.kvartaly_ask_cover_engineer, m.kvartaly_ask_cover_engineer_note],
  saboteur: [m.kvartaly_ask_cover_saboteur, m.kvartaly_ask_cover_saboteur_note],
  swap: [m.kvartaly_ask_swap, m.kvartaly_ask_swap_note],
  return: [m.kvartaly_ask_return, m.kvartaly_ask_return_note],
  protect: [m.kvartaly_ask_protect, m.kvartaly_ask_protect_note],
  exchange: [m.kvartaly_ask_exchange, m.kvartaly_ask_exchange_note],
  seen: [m.kvartaly_ask_seen, m.kvartaly_ask_seen_note],
};

/** The question of a pending choice in one sentence, and what hangs on it. */
export function question(choice: Choice, laying: Laying | null): { title: string; note: string } {
  const key = choice === 'cover' ? (laying === 'engineer' ? 'engineer' : 'saboteur') : choice;
  const [title, note] = ASKS[key];
  return { title: title(), note: note() };
}

/** What somebody else is doing. */
export const waitingFor = (choice: Choice | null, name: string): string =>
  choice === null ? m.kvartaly_wait_play({ name }) : WAITS[choice]({ name });

export const whyNot = (why: Why): string => WHYS[why]();

/** The name of a seat in a sentence. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  return player === undefined ? '' : seatName(player);
}

const cardNames = (cards: readonly Card[]): string =>
  listNames(
    cards.map((card) => cardName(card)),
    settings.language,
  );

/** One said thing as a sentence of the chosen language. */
export function say(said: Said, players: readonly Player[]): string {
  const sentence = phrase(said, players);
  return sentence === ''
    ? ''
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.:!?]$/.test(sentence) ? '' : '.'}`;
}

/** The same without a capital and a full stop, for a row of several. */
export function phrase(said: Said, players: readonly Player[]): string {
  const name = 'seat' in said ? nameOf(players, said.seat) : '';
  const card = 'card' in said && said.card !== null ? cardName(said.card) : '';
  const acc = 'card' in said && said.card !== null ? cardObject(said.card) : '';
  switch (said.kind) {
    case 'put-away':
      return said.card === null
        ? m.kvartaly_say_put_away({ name })
        : m.kvartaly_say_put_away_card({ name, card });
    case 'played':
      return PLAYED[said.from]({ name, card });
    case 'alone':
      return m.kvartaly_say_alone({ card, name: nameOf(players, said.to) });
    case 'covered':
      return m.kvartaly_say_covered({ card, acc: cardObject(said.on) });
    case 'took':
      return m.kvartaly_say_took({ name, acc, from: nameOf(players, said.from) });
    case 'judged':
      return m.kvartaly_say_judged({ acc });
    case 'freed':
      return m.kvartaly_say_freed({ card });
    case 'swapped-field':
      return m.kvartaly_say_swapped_field({ name, acc });
    case 'returned':
      return m.kvartaly_say_returned({ name, acc });
    case 'protected':
      return m.kvartaly_say_protected({ card });
    case 'swapped-hand':
      if (said.card === null) return m.kvartaly_say_swapped_hand({ name });
      return said.drawn === null
        ? m.kvartaly_say_swapped_hand_gone({ name, acc })
        : m.kvartaly_say_swapped_hand_cards({ name, acc, drawn: cardName(said.drawn) });
    case 'drew':
      return said.cards === null
        ? m.kvartaly_say_drew({ name, count: said.count })
        : m.kvartaly_say_drew_cards({ name, cards: cardNames(said.cards) });
    case 'exchanged':
      return m.kvartaly_say_exchanged({ gives: cardName(said.gives), gets: cardName(said.gets) });
    case 'blew-away':
      return m.kvartaly_say_blew_away({ cards: cardNames(said.cards.map((gone) => gone.card)) });
    case 'cleared':
      return m.kvartaly_say_cleared({ count: said.count });
    case 'idle':
      return m.kvartaly_say_idle({ card });
    case 'asked':
      return m.kvartaly_say_asked({ name });
    case 'kept':
      return m.kvartaly_say_kept({ name });
    case 'saw':
      return m.kvartaly_say_saw({ name, whose: nameOf(players, said.whose) });
    case 'ended':
      return m.kvartaly_say_ended({ points: said.points.join(' : ') });
    case 'count':
      return m.kvartaly_say_count({ name, from: said.from, to: said.to });
    default:
      return foreseen(said, players, card, acc);
  }
}

type Foreseen = Extract<
  Said,
  {
    kind:
      | 'pairs'
      | 'parts'
      | 'unknown'
      | `would-${string}`
      | 'spares'
      | 'worth'
      | 'declines'
      | 'waits-for'
      | 'hand-waits'
      | 'barred';
  }
>;

/** What a move would do, why a hint names it, and why another cannot be made. */
function foreseen(said: Foreseen, players: readonly Player[], card: string, acc: string): string {
  switch (said.kind) {
    case 'pairs':
      return m.kvartaly_say_pairs({ card, each: said.each });
    case 'parts':
      return m.kvartaly_say_parts({ card });
    case 'unknown':
      return said.source === 'deck'
        ? m.kvartaly_say_unknown_deck({ card })
        : m.kvartaly_say_unknown_discard({ card });
    case 'would-idle':
      return m.kvartaly_say_would_idle({ card });
    case 'would-ask':
      return m.kvartaly_say_would_ask();
    case 'would-draw':
      return m.kvartaly_say_would_draw({ count: said.count });
    case 'would-take':
      return m.kvartaly_say_would_take({ acc });
    case 'would-cover':
      return m.kvartaly_say_would_cover({ card, acc: cardObject(said.on) });
    case 'would-lie':
      return m.kvartaly_say_would_lie({ card, name: nameOf(players, said.to) });
    case 'would-blow':
      return m.kvartaly_say_would_blow({ cards: cardNames(said.cards) });
    case 'spares':
      return m.kvartaly_say_spares({ card });
    case 'worth':
      return m.kvartaly_say_worth({ card, text: cardText(said.card) });
    case 'declines':
      return m.kvartaly_say_declines();
    case 'waits-for':
      return m.kvartaly_say_waits_for({ name: nameOf(players, said.seat) });
    case 'hand-waits':
      return m.kvartaly_say_hand_waits();
    case 'barred':
      return whyNot(said.why);
  }
}

/** A move as words, for the plain list of moves and for screen readers. */
export function nameMove(move: Move): string {
  switch (move.kind) {
    case 'discard':
      return m.kvartaly_move_discard({ card: cardName(move.card) });
    case 'play':
      return m.kvartaly_move_play({ card: cardName(move.card) });
    case 'heal':
      return m.kvartaly_move_heal({ acc: cardObject(move.card) });
    case 'swap-hand':
      return m.kvartaly_move_swap_hand({ acc: cardObject(move.card) });
    case 'take':
      return m.kvartaly_move_take({ stack: move.stack });
    case 'judge':
      return m.kvartaly_move_judge({ stack: move.stack });
    case 'free':
      return m.kvartaly_move_free({ stack: move.stack });
    case 'cover':
      return m.kvartaly_move_cover({ stack: move.stack });
    case 'swap-field':
      return m.kvartaly_move_swap_field({ stack: move.stack });
    case 'return':
      return m.kvartaly_move_return({ stack: move.stack });
    case 'protect':
      return m.kvartaly_move_protect({ stack: move.stack });
    case 'exchange':
      return m.kvartaly_move_exchange({ own: move.own, theirs: move.theirs });
    case 'seen':
      return m.kvartaly_move_seen();
    case 'keep':
      return m.kvartaly_move_keep();
  }
}
