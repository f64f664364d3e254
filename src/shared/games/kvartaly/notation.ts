import { CARD_MOVES, CARDS, type CardMove, type Move, STACK_MOVES, type StackMove } from './types.ts';

const CARD_WORDS: Readonly<Record<CardMove, string>> = {
  discard: 'discard',
  play: 'play',
  heal: 'heal',
  'swap-hand': 'swap hand',
};

const STACK_WORDS: Readonly<Record<StackMove, string>> = {
  take: 'take',
  judge: 'judge',
  free: 'free',
  cover: 'cover',
  'swap-field': 'swap field',
  return: 'return',
  protect: 'protect',
};

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'discard':
    case 'play':
    case 'heal':
    case 'swap-hand':
      return `${CARD_WORDS[move.kind]} ${move.card}`;
    case 'exchange':
      return `exchange ${move.own} ${move.theirs}`;
    case 'seen':
    case 'keep':
      return move.kind;
    default:
      return `${STACK_WORDS[move.kind]} ${move.stack}`;
  }
}

/** Moves without a number of a stack, by their text. */
const BY_TEXT: ReadonlyMap<string, Move> = new Map(
  [
    ...CARD_MOVES.flatMap((kind) => CARDS.map((card): Move => ({ kind, card }))),
    { kind: 'seen' } as const,
    { kind: 'keep' } as const,
  ].map((move) => [formatMove(move), move]),
);

const BY_WORD: ReadonlyMap<string, StackMove> = new Map(STACK_MOVES.map((kind) => [STACK_WORDS[kind], kind]));

// No field can hold a hundred stacks: there are sixty cards.
const ON_STACK = /^([a-z ]+) ([1-9]\d?)$/;
const EXCHANGE = /^exchange ([1-9]\d?) ([1-9]\d?)$/;

/** The move of a text in its one spelling. */
export function parseMove(text: string): Move | undefined {
  const known = BY_TEXT.get(text);
  if (known) return known;
  const both = EXCHANGE.exec(text);
  if (both) return { kind: 'exchange', own: Number(both[1]), theirs: Number(both[2]) };
  const one = ON_STACK.exec(text);
  const kind = BY_WORD.get(one?.[1] ?? '');
  return kind && { kind, stack: Number(one?.[2]) };
}
