import * as m from '../../../../i18n/compiled/rooms/imperiya.js';
import type { Seat } from '../../../../shared/core/game.ts';
import { foresee, freightIn } from '../../../../shared/games/imperiya/preview.ts';
import type { CardName, Colour, Move, Said, View } from '../../../../shared/games/imperiya/types.ts';
import type { Player } from '../table.ts';
import { nameOf, say } from './log.ts';
import { cardName, systemName } from './words.ts';

/** A legal move with its text, as the shell offers it. */
export interface Offer {
  readonly text: string;
  readonly move: Move;
}

/** One thing to choose: it makes a move, or leads to the next question. */
export interface Option {
  readonly key: string;
  readonly label: string;
  /** A card to show beside the words. */
  readonly card?: CardName;
  readonly colour?: Colour;
  readonly seat?: Seat;
  /** The move that is made; absent where another question follows. */
  readonly offer?: Offer;
  readonly next?: Step;
}

/** A question with its answers. */
export interface Step {
  readonly title: string;
  readonly options: readonly Option[];
}

export interface Scene {
  readonly view: View;
  readonly me: Seat;
  readonly players: readonly Player[];
}

/** Moves that use this card: from the hand, or one that lies in front. */
export const movesOf = (offers: readonly Offer[], card: CardName): Offer[] =>
  offers.filter(({ move }) => 'card' in move && move.card === card && !ANSWERS.has(move.kind));

const ANSWERS: ReadonlySet<Move['kind']> = new Set(['pay', 'nickel', 'take', 'return']);

/** The questions of one card, from its legal moves: at most two long, such as a colour and then who pays. */
export function stepFor(card: CardName, offers: readonly Offer[], scene: Scene): Step {
  const own = movesOf(offers, card);
  const kinds = new Set(own.map(({ move }) => move.kind));
  const title = kinds.has('move')
    ? m.imperiya_act_choose_move()
    : kinds.has('attach')
      ? m.imperiya_act_choose_attach()
      : cardName(card);
  const bank = own.filter(({ move }) => move.kind === 'bank');
  const ways = own.filter(({ move }) => move.kind !== 'bank');
  const options = [
    ...plain(ways, scene),
    ...freights(ways, scene),
    ...rockets(ways, scene),
    ...swaps(ways, scene),
  ];
  // The bank is there for every card that is not an object: what the card is for comes first.
  return { title, options: [...options, ...plain(bank, scene)] };
}

/** Moves to a row, by kind. */
const TO_ROW = {
  lay: m.imperiya_act_lay,
  rocket: m.imperiya_act_rocket,
  move: m.imperiya_act_move,
  attach: m.imperiya_act_attach,
} as const;

/** Moves that need no second question; of those to a row, the rows that lie there already come first. */
function plain(offers: readonly Offer[], { view, me }: Scene): Option[] {
  const lies = ({ colour }: Option) => colour !== undefined && view.tables[me]?.rows[colour] !== undefined;
  return offers
    .flatMap((offer): Option[] => {
      const { move, text } = offer;
      switch (move.kind) {
        case 'bank':
          return [{ key: text, label: m.imperiya_act_bank(), offer }];
        case 'play':
          return [{ key: text, label: m.imperiya_act_play({ card: cardName(move.card) }), offer }];
        case 'lay':
        case 'rocket':
        case 'move':
        case 'attach': {
          const { colour } = move;
          return [{ key: text, label: TO_ROW[move.kind]({ colour: systemName(colour) }), colour, offer }];
        }
        default:
          return [];
      }
    })
    .sort((a, b) => Number(lies(b)) - Number(lies(a)));
}

/** A Фрахт: for which row, and with the multicolour one, who pays. */
function freights(offers: readonly Offer[], { view, me, players }: Scene): Option[] {
  const front = view.tables[me];
  const byColour = new Map<Colour, Option[]>();
  for (const offer of offers) {
    const { move, text } = offer;
    if (move.kind !== 'freight' || front === undefined) continue;
    const label =
      move.from === null
        ? m.imperiya_act_freight({ colour: systemName(move.colour), debt: freightIn(front, move.colour) })
        : m.imperiya_act_pays({ name: nameOf(players, move.from) });
    const option: Option = {
      key: text,
      label,
      offer,
      ...(move.from === null ? { colour: move.colour } : { seat: move.from }),
    };
    byColour.set(move.colour, [...(byColour.get(move.colour) ?? []), option]);
  }
  return [...byColour].flatMap(([colour, options]) => {
    const everybody = options.every(({ seat }) => seat === undefined);
    if (everybody || front === undefined) return options;
    const label = m.imperiya_act_freight({ colour: systemName(colour), debt: freightIn(front, colour) });
    return [{ key: colour, label, colour, next: { title: m.imperiya_act_choose_payer(), options } }];
  });
}

/** Аннигиляция: whose rocket. */
function rockets(offers: readonly Offer[], { players }: Scene): Option[] {
  return offers.flatMap((offer): Option[] => {
    const { move, text } = offer;
    if (move.kind !== 'annihilate') return [];
    return [
      {
        key: text,
        label: m.imperiya_act_from({ name: nameOf(players, move.seat) }),
        seat: move.seat,
        card: move.takes,
        offer,
      },
    ];
  });
}

/** Обмен разумов: what to take, then what to give for it. */
function swaps(offers: readonly Offer[], { players }: Scene): Option[] {
  const byTarget = new Map<CardName, { seat: Seat; gives: Option[] }>();
  for (const offer of offers) {
    const { move, text } = offer;
    if (move.kind !== 'swap') continue;
    const target = byTarget.get(move.takes) ?? { seat: move.seat, gives: [] };
    target.gives.push({ key: text, label: cardName(move.gives), card: move.gives, offer });
    byTarget.set(move.takes, target);
  }
  return [...byTarget].map(([takes, { seat, gives }]) => ({
    key: takes,
    label: nameOf(players, seat),
    card: takes,
    seat,
    next: { title: m.imperiya_act_swap_give(), options: gives },
  }));
}

/** What an option would do, in a few words; `only` the kinds named. Empty where another question follows. */
export function effectsOf(
  { offer }: Option,
  { view, me, players }: Scene,
  only?: ReadonlySet<Said['kind']>,
): string {
  if (offer === undefined) return '';
  return foresee(view, me, offer.move)
    .filter(({ kind }) => only === undefined || only.has(kind))
    .map((said) => say(said, players))
    .join(' ');
}
