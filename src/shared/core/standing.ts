/** What taking back looks like in the log of a match: a row of its own, so that nothing is ever deleted. */
const TURN_BACK = /^(undo|redo) ([1-9]\d*)$/;

export interface TurnBack {
  readonly kind: 'undo' | 'redo';
  /** How many moves go or come back. */
  readonly moves: number;
}

/** `undo <n>` or `redo <n>` in its parts; undefined for a move. */
export function parseTurnBack(text: string): TurnBack | undefined {
  const match = TURN_BACK.exec(text);
  if (!match) return undefined;
  return { kind: match[1] === 'undo' ? 'undo' : 'redo', moves: Number(match[2]) };
}

export const formatTurnBack = ({ kind, moves }: TurnBack): string => `${kind} ${moves}`;

/** What a log comes to. */
export interface Standing<Row> {
  /** The moves that stand, in order. */
  readonly stands: readonly Row[];
  /** The moves a redo would give back, the next one first. */
  readonly taken: readonly Row[];
  /** How often moves were taken back; a redo does not make it less. */
  readonly undone: number;
}

/** Reads a log from its first row. Throws for a row that takes or gives back more than there is: such a log is damaged. */
export function standing<Row extends { readonly text: string }>(rows: readonly Row[]): Standing<Row> {
  const stands: Row[] = [];
  const taken: Row[] = [];
  let undone = 0;
  for (const row of rows) {
    const turn = parseTurnBack(row.text);
    if (turn === undefined) {
      stands.push(row);
      // A new move is another line of play: what was taken back is gone for redo.
      taken.length = 0;
      continue;
    }
    const [from, to] = turn.kind === 'undo' ? [stands, taken] : [taken, stands];
    if (turn.moves > from.length) throw new Error(`log: ${row.text} of ${from.length} moves`);
    for (let nth = 0; nth < turn.moves; nth++) to.push(from.pop() as Row);
    if (turn.kind === 'undo') undone++;
  }
  return { stands, taken: taken.toReversed(), undone };
}
