import * as m from '../../../../i18n/compiled/rooms/quarto.js';
import { type Attribute, ATTRIBUTES, type Piece, type Value } from '../../../../shared/games/quarto/types.ts';

const VALUE: Readonly<Record<Value, () => string>> = {
  light: m.quarto_light,
  dark: m.quarto_dark,
  round: m.quarto_round,
  square: m.quarto_square,
  tall: m.quarto_tall,
  short: m.quarto_short,
  hollow: m.quarto_hollow,
  flat: m.quarto_flat,
};

const ALL: Readonly<Record<Value, () => string>> = {
  light: m.quarto_all_light,
  dark: m.quarto_all_dark,
  round: m.quarto_all_round,
  square: m.quarto_all_square,
  tall: m.quarto_all_tall,
  short: m.quarto_all_short,
  hollow: m.quarto_all_hollow,
  flat: m.quarto_all_flat,
};

/** What the letters of a piece mean, one list an attribute. */
const LETTERS: Readonly<Record<Attribute, Readonly<Record<string, Value>>>> = {
  colour: { l: 'light', d: 'dark' },
  shape: { r: 'round', s: 'square' },
  height: { t: 'tall', s: 'short' },
  top: { h: 'hollow', f: 'flat' },
};

/** The four values of a piece, in the order of its letters. */
export const valuesOf = (piece: Piece): Value[] =>
  ATTRIBUTES.flatMap((attribute, at) => LETTERS[attribute][piece[at] ?? ''] ?? []);

export const valueWord = (value: Value): string => VALUE[value]();

/** What a row shares: «все с ямкой». */
export const sharedWord = (value: Value): string => ALL[value]();

/** A piece in four words. */
export function pieceWords(piece: Piece): string {
  const [colour = '', shape = '', height = '', top = ''] = valuesOf(piece).map(valueWord);
  return m.quarto_piece({ colour, shape, height, top });
}
