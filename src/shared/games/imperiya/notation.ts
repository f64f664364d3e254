import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { asksOne, COLOURS, type Colour, findCard, isObject, type Move } from './types.ts';

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'bank':
    case 'play':
    case 'pay':
    case 'return':
      return `${move.kind} ${move.card}`;
    case 'lay':
      return findCard(move.card)?.kind === 'universal'
        ? `lay ${move.card} ${move.colour}`
        : `lay ${move.card}`;
    case 'move':
    case 'attach':
      return `${move.kind} ${move.card} ${move.colour}`;
    case 'freight':
      return `play ${move.card} ${move.colour}${move.from === null ? '' : ` ${move.from}`}`;
    case 'rocket':
      return `play ${move.card} ${move.colour}`;
    case 'annihilate':
      return `play ${move.card} ${move.seat} ${move.takes}`;
    case 'swap':
      return `play ${move.card} ${move.gives} ${move.seat} ${move.takes}`;
    case 'take':
      return `take ${move.seat} ${move.card}`;
    case 'nickel':
      return move.card;
    case 'accept':
    case 'end':
      return move.kind;
    default:
      return assertNever(move);
  }
}

const readColour = (word: string | undefined): Colour | undefined =>
  COLOURS.find((colour) => colour === word);

const SEAT = /^(?:0|[1-9]\d?)$/;

const readSeat = (word: string | undefined): Seat | undefined =>
  word !== undefined && SEAT.test(word) ? Number(word) : undefined;

/** Reads a move in its one spelling; whether it fits the moment is for the rules to say. */
export function parseMove(text: string): Move | undefined {
  const [verb, ...words] = text.split(' ');
  const [name, second] = words;
  if (words.length === 0) {
    if (verb === 'end' || verb === 'accept') return { kind: verb };
    return verb !== undefined && isNickel(verb) ? { kind: 'nickel', card: verb } : undefined;
  }
  if (verb === 'play') return parsePlay(words);
  if (verb === 'take') {
    const seat = readSeat(name);
    if (words.length !== 2 || seat === undefined || second === undefined) return undefined;
    return findCard(second) && { kind: 'take', seat, card: second };
  }
  const card = name === undefined ? undefined : findCard(name);
  if (card === undefined) return undefined;
  if (verb === 'lay' && card.kind === 'object') {
    const [colour] = card.colours;
    return words.length === 1 && colour !== undefined ? { kind: 'lay', card: card.name, colour } : undefined;
  }
  if (verb === 'bank' || verb === 'pay' || verb === 'return') {
    return words.length === 1 ? { kind: verb, card: card.name } : undefined;
  }
  const colour = readColour(second);
  if (words.length !== 2 || colour === undefined) return undefined;
  if (verb === 'lay') {
    return card.kind === 'universal' ? { kind: 'lay', card: card.name, colour } : undefined;
  }
  return verb === 'move' || verb === 'attach' ? { kind: verb, card: card.name, colour } : undefined;
}

const isNickel = (name: string): boolean => findCard(name)?.id === 'nickel';

/** `play <card>` and what the card needs beside it. */
function parsePlay([name = '', second, third, fourth, ...more]: readonly string[]): Move | undefined {
  const contact = findCard(name);
  if (contact?.kind !== 'contact' || more.length > 0) return undefined;
  const card = contact.name;
  switch (contact.contact) {
    case 'freight': {
      const colour = readColour(second);
      const from = asksOne(card) ? readSeat(third) : null;
      if (colour === undefined || from === undefined || fourth !== undefined) return undefined;
      if (from === null && third !== undefined) return undefined;
      return { kind: 'freight', card, colour, from };
    }
    case 'rocket': {
      const colour = readColour(second);
      return colour === undefined || third !== undefined ? undefined : { kind: 'rocket', card, colour };
    }
    case 'annihilation': {
      const seat = readSeat(second);
      if (seat === undefined || fourth !== undefined || findCard(third ?? '')?.id !== 'rocket') {
        return undefined;
      }
      return third === undefined ? undefined : { kind: 'annihilate', card, seat, takes: third };
    }
    case 'mind-swap': {
      const seat = readSeat(third);
      if (seat === undefined || second === undefined || fourth === undefined) return undefined;
      return isObjectName(second) && isObjectName(fourth)
        ? { kind: 'swap', card, gives: second, seat, takes: fourth }
        : undefined;
    }
    case 'nickel':
      return undefined;
    case 'fund':
    case 'spaceport':
    case 'hyperjump':
    case 'time-machine':
    case 'dictator':
      return second === undefined ? { kind: 'play', card } : undefined;
  }
}

function isObjectName(name: string): boolean {
  const card = findCard(name);
  return card !== undefined && isObject(card);
}
