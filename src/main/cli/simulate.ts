import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, BOTS, chooseMove, ITERATIONS } from '../../shared/bots/levels.ts';
import type { AnyGame, Effort, Outcome } from '../../shared/core/game.ts';
import { begin, outcomeOf, play, toAct } from '../../shared/core/match.ts';
import { project } from '../../shared/core/project.ts';
import {
  formatMoveLine,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordSeat,
  setupOf,
} from '../../shared/core/record.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import { EXIT, UsageError } from './exit.ts';
import { parseJson } from './replay.ts';

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly count: number;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly rotate: boolean;
  readonly options: unknown;
}

interface Tally {
  readonly game: string;
  readonly games: number;
  /** Matches won alone, by seat or, rotated, by entry of the list of bots. */
  readonly wins: number[];
  /** Matches in which several share the first place. */
  readonly draws: number;
  readonly meanPoints: number[];
  readonly meanPlies: number;
  readonly errors: number;
  readonly seconds: number;
}

/** `simulate`: bots play matches against each other; the same seed gives the same matches. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      rotate: { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
      records: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const game = Object.hasOwn(games, values.game ?? '') ? games[values.game ?? ''] : undefined;
  if (!game) throw new UsageError(`--game must be one of ${Object.keys(games).join(', ')}`);
  const seats = whole('--seats', values.seats ?? String(game.seats.min));
  const options = parseJson(values.options);
  if (options === undefined) throw new UsageError('--options must be JSON');
  const plan: Plan = {
    game,
    seats,
    count: whole('--games', values.games),
    seed: values.seed,
    bots: parseBots(values.bots, seats),
    rotate: values.rotate,
    options,
  };
  if (!setupOf(game, options, seats, plan.seed, undefined).ok) {
    throw new UsageError(`${game.id} cannot be played by ${seats} with these options`);
  }
  const records: MatchRecord[] = [];
  const tally = simulate(plan, (record) => values.records !== undefined && records.push(record));
  if (values.records !== undefined) {
    writeFileSync(values.records, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  }
  process.stdout.write(values.json ? `${JSON.stringify(tally)}\n` : describe(tally, plan));
  return tally.errors > 0 ? EXIT.refused : EXIT.ok;
}

function simulate(plan: Plan, keep: (record: MatchRecord) => void): Tally {
  const started = performance.now();
  const wins = plan.bots.map(() => 0);
  const points = plan.bots.map(() => 0);
  let [draws, plies, errors] = [0, 0, 0];
  for (let nth = 0; nth < plan.count; nth++) {
    // Duplicate deals: all rotations of the bots play the same cards.
    const turn = plan.rotate ? nth % plan.seats : 0;
    const deal = plan.rotate ? Math.floor(nth / plan.seats) : nth;
    const entryAt = (seat: number) => (seat + turn) % plan.seats;
    try {
      const { record, outcome } = playMatch(plan, `${plan.seed}/${deal}`, nth, entryAt);
      keep(record);
      plies += record.moves.length;
      outcome.points.forEach((sum, seat) => (points[entryAt(seat)] = (points[entryAt(seat)] ?? 0) + sum));
      const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [entryAt(seat)] : []));
      if (first.length > 1) draws++;
      else for (const entry of first) wins[entry] = (wins[entry] ?? 0) + 1;
    } catch (fault) {
      errors++;
      process.stderr.write(`match ${nth}: ${fault instanceof Error ? fault.message : fault}\n`);
    }
  }
  const played = Math.max(1, plan.count - errors);
  return {
    game: plan.game.id,
    games: plan.count,
    wins,
    draws,
    meanPoints: points.map((sum) => sum / played),
    meanPlies: plies / played,
    errors,
    seconds: (performance.now() - started) / 1_000,
  };
}

function playMatch(
  { game, seats, seed, bots, options }: Plan,
  deal: string,
  nth: number,
  entryAt: (seat: number) => number,
): { record: MatchRecord; outcome: Outcome } {
  const setup = setupOf(game, options, seats, deal, undefined);
  if (!setup.ok) throw new Error('options refused');
  const botAt = (seat: number) => bots[entryAt(seat)] ?? 'random';
  const moves: string[] = [];
  let match = begin(setup.value);
  for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
    // Bots' own dice: never those of the deal.
    const dice = rngOf(`bots of ${seed}/${nth}/${match.ply}`);
    const { view } = project(match, seat);
    const text = game.formatMove(chooseMove(game, view, seat, botAt(seat), dice, UNHURRIED));
    const next = play(match, seat, text);
    if (!next.ok) throw new Error(`seat ${seat} chose ${text}: ${next.error}`);
    moves.push(formatMoveLine(seat, text));
    match = next.value;
  }
  const outcome = outcomeOf(match);
  if (!outcome) throw new Error('no outcome');
  const named = Array.from({ length: seats }, (_, seat) => recordSeat(botAt(seat)));
  return {
    record: { format: RECORD_FORMAT, game: game.id, options, seats: named, seed: deal, moves },
    outcome,
  };
}

/** Thoughts are cut by iterations alone, so that a simulation repeats itself on any machine. */
const UNHURRIED: Effort = { iterations: ITERATIONS, stopped: () => false };

const recordSeat = (bot: Bot): RecordSeat =>
  typeof bot === 'number' ? { name: `level ${bot}`, bot } : { name: bot };

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${name} must be a whole number from 1`);
  return Number(text);
}

function parseBots(list: string, seats: number): Bot[] {
  const bots = list.split(',').map((name) => {
    const bot = BOTS.find((known) => String(known) === name.trim());
    if (bot === undefined) throw new UsageError(`--bots knows ${BOTS.join(', ')}, not ${name}`);
    return bot;
  });
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return Array.from({ length: seats }, () => only);
  if (bots.length !== seats) throw new UsageError('--bots needs one entry a seat, or one for all');
  return bots;
}

function describe(tally: Tally, { bots, rotate }: Plan): string {
  const lines = tally.wins.map((won, at) => {
    const who = rotate ? `${bots[at]}` : `seat ${at} (${bots[at]})`;
    const share = ((100 * won) / tally.games).toFixed(1);
    return `${who}: won ${won} (${share} %), mean points ${tally.meanPoints[at]?.toFixed(2)}\n`;
  });
  return (
    `${tally.game}: ${tally.games} matches, ${tally.draws} drawn, ${tally.errors} failed, ` +
    `${tally.meanPlies.toFixed(1)} plies, ${tally.seconds.toFixed(1)} s\n${lines.join('')}`
  );
}
