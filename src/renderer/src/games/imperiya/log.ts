import * as m from '../../../../i18n/compiled/rooms/imperiya.js';
import type { Seat } from '../../../../shared/core/game.ts';
import {
  type CardName,
  cardOf,
  type Motive,
  type Move,
  type Obstacle,
  type Said,
} from '../../../../shared/games/imperiya/types.ts';
import { settings } from '../../state/settings.svelte.ts';
import { listNames, seatName } from '../../state/words.ts';
import type { Player } from '../table.ts';
import { cardName, systemName } from './words.ts';

const OBSTACLES: Readonly<Record<Obstacle, () => string>> = {
  'no-plays': m.imperiya_barred_no_plays,
  'no-freight': m.imperiya_barred_no_freight,
  'no-system': m.imperiya_barred_no_system,
  'no-rocket': m.imperiya_barred_no_rocket,
  'no-own-object': m.imperiya_barred_no_own_object,
  'no-loose-object': m.imperiya_barred_no_loose_object,
  'only-answer': m.imperiya_barred_only_answer,
  'only-front': m.imperiya_barred_only_front,
  'choose-first': m.imperiya_barred_choose_first,
  'not-your-turn': m.imperiya_barred_not_your_turn,
};

const MOTIVES: Readonly<Record<Motive, () => string>> = {
  wins: m.imperiya_motive_wins,
  completes: m.imperiya_motive_completes,
  builds: m.imperiya_motive_builds,
  collects: m.imperiya_motive_collects,
  'more-cards': m.imperiya_motive_more_cards,
  'more-plays': m.imperiya_motive_more_plays,
  doubles: m.imperiya_motive_doubles,
  weakens: m.imperiya_motive_weakens,
  'takes-missing': m.imperiya_motive_takes_missing,
  'keeps-whole': m.imperiya_motive_keeps_whole,
  cheapest: m.imperiya_motive_cheapest,
  cancels: m.imperiya_motive_cancels,
  saves: m.imperiya_motive_saves,
  'least-useful': m.imperiya_motive_least_useful,
  'nothing-better': m.imperiya_motive_nothing_better,
};

/** The name of a seat in a sentence. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  return player === undefined ? '' : seatName(player);
}

const cardList = (cards: readonly CardName[]): string => listNames(cards.map(cardName), settings.language);

/** One said thing as a sentence. */
export function say(said: Said, players: readonly Player[]): string {
  const name = 'seat' in said ? nameOf(players, said.seat) : '';
  switch (said.kind) {
    case 'drew':
      return said.cards.length > 0
        ? m.imperiya_say_drew_cards({ name, cards: cardList(said.cards) })
        : m.imperiya_say_drew({ name, count: said.count });
    case 'banked':
      return m.imperiya_say_banked({ name, card: cardName(said.card) });
    case 'laid':
      return cardOf(said.card).kind === 'object'
        ? m.imperiya_say_laid({ name, card: cardName(said.card) })
        : m.imperiya_say_laid_universal({ name, card: cardName(said.card), colour: systemName(said.colour) });
    case 'moved':
      return m.imperiya_say_moved({ name, card: cardName(said.card), colour: systemName(said.colour) });
    case 'attached':
      return m.imperiya_say_attached({ name, colour: systemName(said.colour) });
    case 'played':
      return m.imperiya_say_played({ name, card: cardName(said.card) });
    case 'billed': {
      const { debt } = said;
      if (said.colour === null) return m.imperiya_say_billed_fund({ name, debt });
      const colour = systemName(said.colour);
      return said.from === null
        ? m.imperiya_say_billed_all({ name, colour, debt })
        : m.imperiya_say_billed_one({ name, colour, debt, payer: nameOf(players, said.from) });
    }
    case 'attacked': {
      const victim = nameOf(players, said.on);
      return said.gives === null
        ? m.imperiya_say_takes_rocket({ name, victim })
        : m.imperiya_say_swaps({ name, victim, gives: cardName(said.gives), takes: cardName(said.takes) });
    }
    case 'chose':
      return m.imperiya_say_chose({ name, victim: nameOf(players, said.on), card: cardName(said.takes) });
    case 'paid':
      return m.imperiya_say_paid({ name, card: cardName(said.card) });
    case 'forgiven':
      return m.imperiya_say_forgiven({ name, missing: said.missing });
    case 'accepted':
      return m.imperiya_say_accepted({ name, card: cardName(said.card), winner: nameOf(players, said.to) });
    case 'cancelled':
      return m.imperiya_say_cancelled({ name });
    case 'regained':
      return said.cards.length > 0
        ? m.imperiya_say_regained({ cards: cardList(said.cards) })
        : m.imperiya_say_regained_none();
    case 'returned':
      return said.card === null
        ? m.imperiya_say_returned_hidden({ name })
        : m.imperiya_say_returned({ name, card: cardName(said.card) });
    case 'ended':
      return m.imperiya_say_ended({ name });
    case 'reshuffled':
      return m.imperiya_say_reshuffled();
    case 'completed':
      return m.imperiya_say_completed({ colour: systemName(said.colour) });
    case 'broken':
      return m.imperiya_say_broken({ colour: systemName(said.colour) });
    case 'won':
      return m.imperiya_say_won({ name });
    case 'stalemate':
      return m.imperiya_say_stalemate();
    default:
      return sayEffect(said);
  }
}

/** What a move would do, why something cannot be done, why a hint is one. */
function sayEffect(said: Exclude<Said, { seat: Seat } | { kind: 'reshuffled' | 'stalemate' }>): string {
  switch (said.kind) {
    case 'freight':
      return m.imperiya_say_freight({ colour: systemName(said.colour), was: said.was, now: said.now });
    case 'completes':
      return m.imperiya_say_completes({ colour: systemName(said.colour) });
    case 'breaks':
      return m.imperiya_say_breaks({ colour: systemName(said.colour) });
    case 'wins':
      return m.imperiya_say_wins();
    case 'collects': {
      const { each, payers, most } = said;
      if (most === 0) return m.imperiya_say_collects_none();
      return payers === 1 ? m.imperiya_say_collects_one({ most }) : m.imperiya_say_collects({ each, most });
    }
    case 'draws':
      return m.imperiya_say_draws({ count: said.count });
    case 'regains':
      return said.cards.length > 0
        ? m.imperiya_say_regains({ cards: cardList(said.cards) })
        : m.imperiya_say_regains_none();
    case 'plays-left':
      return m.imperiya_say_plays_left({ count: said.count });
    case 'pays':
      if (said.left > 0) return m.imperiya_say_pays_left({ left: said.left });
      return said.over > 0 ? m.imperiya_say_pays_over({ over: said.over }) : m.imperiya_say_pays_exact();
    case 'surplus':
      return m.imperiya_say_surplus({ count: said.count });
    case 'barred':
      return OBSTACLES[said.why]();
    case 'because':
      return MOTIVES[said.why]();
  }
}

/** A move as words, for the plain list of moves and for screen readers. */
export function nameMove(move: Move, players: readonly Player[]): string {
  const card = 'card' in move ? cardName(move.card) : '';
  const colour = 'colour' in move ? systemName(move.colour) : '';
  switch (move.kind) {
    case 'bank':
      return m.imperiya_move_bank({ card });
    case 'lay':
      return m.imperiya_move_lay({ card, colour });
    case 'play':
      return m.imperiya_move_play({ card });
    case 'freight':
      return move.from === null
        ? m.imperiya_move_freight({ card, colour })
        : m.imperiya_move_freight_one({ card, colour, name: nameOf(players, move.from) });
    case 'rocket':
      return m.imperiya_move_rocket({ colour });
    case 'annihilate':
      return m.imperiya_move_annihilate({ card, name: nameOf(players, move.seat) });
    case 'swap':
      return m.imperiya_move_swap({
        card,
        gives: cardName(move.gives),
        takes: cardName(move.takes),
        name: nameOf(players, move.seat),
      });
    case 'move':
      return m.imperiya_move_move({ card, colour });
    case 'attach':
      return m.imperiya_move_attach({ colour });
    case 'pay':
      return m.imperiya_move_pay({ card });
    case 'nickel':
      return m.imperiya_move_nickel({ card });
    case 'take':
      return m.imperiya_move_take({ card, name: nameOf(players, move.seat) });
    case 'return':
      return m.imperiya_move_return({ card });
    case 'accept':
      return m.imperiya_move_accept();
    case 'end':
      return m.imperiya_move_end();
  }
}
