import carcassonne from '../../../resources/lessons/carcassonne.json' with { type: 'json' };
import foursquare from '../../../resources/lessons/foursquare.json' with { type: 'json' };
import imperiya from '../../../resources/lessons/imperiya.json' with { type: 'json' };
import kvartaly from '../../../resources/lessons/kvartaly.json' with { type: 'json' };
import quarto from '../../../resources/lessons/quarto.json' with { type: 'json' };
import type { Games } from '../../shared/core/game.ts';
import { begin, type Match, toAct } from '../../shared/core/match.ts';
import { project } from '../../shared/core/project.ts';
import { openRecord, parseMoveLine, playLine } from '../../shared/core/record.ts';
import type { Lesson, LessonStep, LogLine } from '../../shared/protocol/messages.ts';

/** A record with something to say at some of its plies. */
interface Script {
  readonly record: { readonly game: string; readonly moves: readonly string[] };
  readonly captions: readonly { readonly ply: number; readonly ru: string; readonly en: string }[];
}

export const SCRIPTS: Readonly<Record<string, Script>> = {
  quarto,
  foursquare,
  carcassonne,
  kvartaly,
  imperiya,
};

const LEARNER = 0;

/** The lesson of a game, played out as the learner sees it; undefined for a game without one. */
export function lessonOf(id: string, games: Games): Lesson | undefined {
  const script = Object.hasOwn(SCRIPTS, id) ? SCRIPTS[id] : undefined;
  if (!script) return undefined;
  const opened = openRecord(script.record, games);
  if (!opened.ok) throw new Error(`lesson ${id}: ${opened.error}`);
  const { setup } = opened.value;
  let match = begin(setup);
  let line: LogLine | null = null;
  const steps: LessonStep[] = [];
  for (const next of [...script.record.moves, undefined]) {
    steps.push(stepOf(match, line, next, script));
    if (next === undefined) break;
    const played = playLine(match, next);
    if (!played.ok) throw new Error(`lesson ${id}: ${next} is ${played.error}`);
    line = lineOf(match, next, played.value);
    match = played.value;
  }
  return { game: id, options: setup.options, steps };
}

function stepOf(match: Match, line: LogLine | null, next: string | undefined, script: Script): LessonStep {
  const { view, moves } = project(match, LEARNER);
  const asked = next === undefined ? undefined : parseMoveLine(next);
  const said = script.captions.find((caption) => caption.ply === match.ply);
  return {
    ply: match.ply,
    view,
    toAct: toAct(match),
    line,
    move: (asked?.seat === LEARNER && moves.find((offer) => offer.text === asked.text)) || null,
    caption: said ? { ru: said.ru, en: said.en } : null,
  };
}

function lineOf(before: Match, moveLine: string, after: Match): LogLine {
  const { game } = before.setup;
  const parsed = parseMoveLine(moveLine);
  const move = parsed && game.parseMove(parsed.text);
  if (!parsed || move === undefined) throw new Error(`${moveLine} is no move of ${game.id}`);
  const said = game.narrate(before.state, parsed.seat, move, after.state, LEARNER);
  return { ply: before.ply, seat: parsed.seat, text: parsed.text, said };
}
