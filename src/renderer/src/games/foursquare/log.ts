import * as m from '../../../../i18n/compiled/rooms/foursquare.js';
import { getLocale } from '../../../../i18n/compiled/runtime.js';
import type {
  Card,
  Cell,
  Line,
  Move,
  Said,
  Turned,
  View,
} from '../../../../shared/games/foursquare/types.ts';
import { listNames } from '../../state/words.ts';
import type { Player } from '../table.ts';
import { rankName, suitOf } from './parts/cards.ts';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card in text: `10♣`. */
export const cardText = (card: Card): string => `${rankName(card)}${SIGNS[suitOf(card)]}`;

const BESIDE = [
  { row: 0, col: -1, say: m.foursquare_move_right },
  { row: 0, col: 1, say: m.foursquare_move_left },
  { row: -1, col: 0, say: m.foursquare_move_below },
  { row: 1, col: 0, say: m.foursquare_move_above },
];

/** Where a card goes, told by the window that it covers or by a lit neighbour, as people would point at it. */
export function nameMove({ row, col }: Move, _: readonly Player[], { piles }: View): string {
  const topAt = (place: Cell) => {
    const pile = piles.find((one) => one.row === place.row && one.col === place.col);
    const card = pile?.cards.at(-1);
    return pile && card && { card: cardText(card), up: pile.up };
  };
  const onto = topAt({ row, col });
  if (onto) return m.foursquare_move_onto({ card: onto.card });
  const beside = BESIDE.flatMap(({ say: words, ...step }) => {
    const near = topAt({ row: row + step.row, col: col + step.col });
    return near ? [{ ...near, words }] : [];
  });
  const near = beside.find(({ up }) => up) ?? beside[0];
  return near ? near.words({ card: near.card }) : m.foursquare_move_first();
}

/** One said thing as a sentence. */
export function say(said: Said): string {
  switch (said.kind) {
    case 'placed':
      return said.onto === null
        ? m.foursquare_placed({ card: cardText(said.card) })
        : m.foursquare_covered({ card: cardText(said.card), onto: cardText(said.onto) });
    case 'turned':
      return inLine(said.line, said.piles, m.foursquare_lit, m.foursquare_dimmed);
    case 'would-turn':
      return inLine(said.line, said.piles, m.foursquare_will_light, m.foursquare_will_dim);
    case 'won':
      return m.foursquare_won({ count: said.score });
    case 'lost':
      return said.why === 'face-down'
        ? m.foursquare_lost_face_down({ count: said.faceDown })
        : m.foursquare_lost_stock();
    case 'would-win':
    case 'wins-now':
      return m.foursquare_would_win();
    case 'would-lose':
      return said.why === 'face-down'
        ? m.foursquare_would_lose_face_down({ count: said.faceDown })
        : m.foursquare_would_lose_stock();
    case 'would-leave':
      return said.faceDown === 0
        ? m.foursquare_would_leave_none()
        : m.foursquare_would_leave({ count: said.faceDown });
    case 'full-pile':
      return m.foursquare_full_pile();
    case 'full-span':
      return said.line === 'row' ? m.foursquare_full_width() : m.foursquare_full_height();
    case 'only-way':
      return m.foursquare_only_way();
    case 'every-cell-loses':
      return m.foursquare_every_cell_loses();
    case 'lights-up':
      return said.faceDown === 0
        ? m.foursquare_lights_all()
        : m.foursquare_lights_up({ count: said.faceDown });
    case 'new-pile':
      return m.foursquare_new_pile({ count: said.piles });
    case 'keeps-calm':
      return m.foursquare_keeps_calm();
  }
}

type Change = (inputs: { count: number; cards: string }) => string;

function inLine(line: Line, piles: readonly Turned[], lit: Change, dark: Change): string {
  const changes = [true, false].flatMap((up) => {
    const cards = piles.filter((pile) => pile.up === up).map(({ card }) => cardText(card));
    if (cards.length === 0) return [];
    return [(up ? lit : dark)({ count: cards.length, cards: listNames(cards, getLocale()) })];
  });
  const told = { changes: changes.join(', ') };
  return line === 'row' ? m.foursquare_in_row(told) : m.foursquare_in_column(told);
}
