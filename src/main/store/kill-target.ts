/**
 * A program to be killed: stores matches without end and says of every row when it is durable. Arguments: the data
 * folder, and how many pages the database may grow by before the disk is full, each time (none: never full).
 */
import { writeSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from './database.ts';
import { StoreError } from './faults.ts';
import { openMatches } from './matches.ts';
import { openSettings } from './settings.ts';

const ROWS = 12;
/** Long texts fill pages fast. */
const LENGTH = 600;

const [folder = '', room] = process.argv.slice(2);
const opened = openDatabase(folder);
if (!opened.ok) throw new Error(opened.fault.code);
const { database } = opened;
const matches = openMatches(database);
const settings = openSettings(database);
const say = (...words: (string | number)[]) => writeSync(1, `${words.join(' ')}\n`);

const limit = ({ db }: OpenDatabase) => {
  const pages = Number(db.pragma('page_count', { simple: true }));
  if (room !== undefined) db.pragma(`max_page_count = ${pages + Number(room)}`);
};

/** Where there is no room, somebody tidies up, and the same is tried again. */
function store(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault.code !== 'full') throw error;
    say('full');
    limit(database);
    store(act);
  }
}

limit(database);
for (let nth = Number(settings.get('next') ?? 0); ; nth++) {
  const id = `m${nth}`;
  // The number is taken before it is used, so that a killed match is not begun again.
  store(() => settings.set('next', nth + 1));
  store(() =>
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
        fair: null,
      },
      seats: [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, bot: null, tokenHash: null, open: false })),
      startedAt: Date.now(),
    }),
  );
  for (let row = 0; row < ROWS; row++) {
    const line = {
      row,
      seat: row % 2,
      text: `${nth}.${row} `.padEnd(LENGTH, 'x'),
      requestId: `${nth}.${row}`,
      took: 1,
    };
    const outcome = { ranks: [1, 2], points: [1, 0], reason: 'line' };
    store(() => (row < ROWS - 1 ? matches.append(id, line) : matches.finish(id, line, outcome, 0)));
    say('stored', id, row, line.text);
  }
}
