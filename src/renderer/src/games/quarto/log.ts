import * as m from '../../../../i18n/compiled/rooms/quarto.js';
import { getLocale } from '../../../../i18n/compiled/runtime.js';
import type { Seat } from '../../../../shared/core/game.ts';
import type { Move, Row, Said } from '../../../../shared/games/quarto/types.ts';
import { listNames, seatName } from '../../state/words.ts';
import type { Player } from '../table.ts';
import { pieceWords, sharedWord } from './words.ts';

export function nameMove(move: Move): string {
  switch (move.kind) {
    case 'give':
      return m.quarto_give_piece({ piece: pieceWords(move.piece) });
    case 'place':
      return m.quarto_place_piece({ cell: move.cell });
    case 'quarto':
      return m.quarto_word();
    case 'quiet':
      return m.quarto_quiet();
  }
}

/** Cells and what they share: «a1–d4, все с ямкой». */
export function rowWords({ cells, shared }: Row): string {
  const span = `${cells[0]}–${cells.at(-1)}`;
  return m.quarto_said_row({ cells: span, shared: listNames(shared.map(sharedWord), getLocale()) });
}

/** One said thing as a sentence. */
export function say(said: Said, players: readonly Player[]): string {
  const name = (seat: Seat) => {
    const player = players[seat];
    return player ? seatName(player) : '';
  };
  switch (said.kind) {
    case 'gave':
      return m.quarto_said_gave({ name: name(said.seat), piece: pieceWords(said.piece) });
    case 'placed':
      return m.quarto_said_placed({ name: name(said.seat), cell: said.cell, piece: pieceWords(said.piece) });
    case 'false-call':
      return (said.muted ? m.quarto_said_false_muted : m.quarto_said_false)({ name: name(said.seat) });
    case 'kept-quiet':
      return m.quarto_said_quiet({ name: name(said.seat) });
    case 'won':
      return m.quarto_said_won({
        name: name(said.seat),
        rows: listNames(said.rows.map(rowWords), getLocale()),
      });
    case 'drawn':
      return m.quarto_said_drawn();
    case 'hands-over':
      return m.quarto_said_hands_over({ name: name(said.to), piece: pieceWords(said.piece) });
    case 'then-gives':
      return m.quarto_said_then_gives();
    case 'fills-board':
      return m.quarto_said_fills();
    case 'stakes-word':
      return said.muted ? m.quarto_said_stakes_muted() : m.quarto_said_stakes();
    case 'lets-speak':
      return m.quarto_said_lets_speak({ name: name(said.seat) });
    case 'ends-drawn':
      return m.quarto_said_ends_drawn();
    case 'row-stands':
      return m.quarto_said_row_stands();
    case 'no-row':
      return m.quarto_said_no_row();
    case 'makes-row':
      return m.quarto_said_makes_row();
    case 'safe-gift':
      return m.quarto_said_safe_gift();
    case 'no-safe-gift':
      return m.quarto_said_no_safe_gift();
    case 'leaves-safe':
      return m.quarto_said_leaves_safe({ count: said.count });
    case 'waits-for':
      return WAITS[said.to]({ name: name(said.seat) });
    case 'place-first':
      return m.quarto_said_place_first();
    case 'give-first':
      return m.quarto_said_give_first();
    case 'too-few-pieces':
      return m.quarto_said_too_few();
    case 'word-spent':
      return m.quarto_said_spent();
  }
}

const WAITS = {
  give: m.quarto_said_waits_give,
  place: m.quarto_said_waits_place,
  speak: m.quarto_said_waits_speak,
};
