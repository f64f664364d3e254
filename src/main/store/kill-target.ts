/** A program for the kill tests: stores matches without end and says of every row when it is durable. Argument: the data folder. */
import { writeSync } from 'node:fs';
import { openDatabase } from './database.ts';
import { openMatches } from './matches.ts';
import { openSettings } from './settings.ts';

const ROWS = 12;

const opened = openDatabase(process.argv[2] ?? '');
if (!opened.ok) throw new Error(opened.fault.code);
const matches = openMatches(opened.database);
const settings = openSettings(opened.database);
const say = (...words: (string | number)[]) => writeSync(1, `${words.join(' ')}\n`);

for (let nth = Number(settings.get('next') ?? 0); ; nth++) {
  const id = `m${nth}`;
  // The number is taken before it is used, so that a killed match is not begun again.
  settings.set('next', nth + 1);
  matches.create({
    ...{
      id,
      game: 'quarto',
      rulesVersion: 1,
      options: {},
      seed: null,
      deal: null,
      clock: null,
      follows: null,
    },
    seats: [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, bot: null, tokenHash: null, open: false })),
    startedAt: Date.now(),
  });
  for (let row = 0; row < ROWS; row++) {
    const line = { row, seat: row % 2, text: `text ${nth}.${row}`, requestId: `${nth}.${row}`, took: 1 };
    if (row < ROWS - 1) matches.append(id, line);
    else matches.finish(id, line, { ranks: [1, 2], points: [1, 0], reason: 'line' }, 0);
    say(id, row, line.text);
  }
}
