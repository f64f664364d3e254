import type { StatsRow } from './ports.ts';

export const CSV_COLUMNS = [
  ...['match', 'game', 'started', 'ended', 'seat', 'name', 'bot', 'place', 'points', 'reason'],
  ...['undone', 'moves', 'seconds'],
] as const;

export interface CsvWords {
  /** Heads of the columns, in the order of CSV_COLUMNS. */
  readonly heads: readonly string[];
  /** `;` where the comma stands in decimals, as spreadsheets expect it. */
  readonly separator: ',' | ';';
}

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The export line by line (RFC 4180), so that a long one can be streamed. */
export function* csvOf(rows: Iterable<StatsRow>, { heads, separator }: CsvWords): Generator<string> {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => quoted(localized(cell, separator), separator)).join(separator)}\r\n`;
  yield BYTE_ORDER_MARK + line(heads);
  for (const row of rows) yield line(cellsOf(row));
}

const cellsOf = (row: StatsRow): (string | number)[] => [
  row.match,
  row.game,
  new Date(row.startedAt).toISOString(),
  new Date(row.endedAt).toISOString(),
  row.seat + 1,
  harmless(row.name),
  row.level ?? '',
  row.rank,
  row.points,
  row.reason,
  row.undone,
  row.moves,
  Math.round(row.time / 100) / 10,
];

const localized = (cell: string | number, separator: CsvWords['separator']): string =>
  typeof cell === 'number' && separator === ';' ? String(cell).replace('.', ',') : String(cell);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A guest's name must not be taken for a formula. */
const harmless = (name: string): string => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
