import * as m from '../../../../i18n/compiled/rooms/kvartaly.js';
import type { Seat } from '../../../../shared/core/game.ts';
import { parseMove } from '../../../../shared/games/kvartaly/notation.ts';
import { barred } from '../../../../shared/games/kvartaly/preview.ts';
import type { Said, View } from '../../../../shared/games/kvartaly/types.ts';
import type { LogEntry } from '../table.ts';
import { type Offer, type Target, targetsOf } from './aims.ts';
import { whyNot } from './log.ts';

/** What is shown of a stack beside its cards. */
export interface StackMarks {
  readonly target: Target | undefined;
  /** Where a choice is open and this is none of its answers: why. */
  readonly why: string | null;
  /** Part of the last move. */
  readonly last: boolean;
  /** A hint names it. */
  readonly hinted: boolean;
}

interface Moment {
  readonly view: View;
  readonly me: Seat | null;
  readonly moves: readonly Offer[];
  readonly last: LogEntry<Said> | undefined;
  /** Text of the move that a hint names. */
  readonly hint: string | undefined;
  /** Own stack offered for an exchange. */
  readonly half: number | null;
}

/** The marks of every stack, by seat and number. */
export function marksOf(moment: Moment): (seat: Seat, stack: number) => StackMarks {
  const { view, me, moves, half, hint } = moment;
  const target = targetsOf(moves, me ?? 0, view.fields.length, view.laying, half);
  const whys = me === null || moves.length === 0 ? new Map<string, string>() : whysOf(view, me);
  const touched = touchedBy(moment.last?.said ?? [], view);
  const hinted = hint === undefined ? undefined : parseMove(hint);
  return (seat, stack) => {
    const key = `${seat}:${stack}`;
    const found = target(seat, stack);
    const isHalf = hinted?.kind === 'exchange' && seat === me && hinted.own === stack;
    return {
      target: found,
      why: whys.get(key) ?? null,
      last: touched.has(key),
      hinted: found?.kind === 'move' ? found.text === hint : isHalf,
    };
  };
}

const whysOf = (view: View, me: Seat): ReadonlyMap<string, string> =>
  new Map(
    barred(view, me).flatMap((said): [string, string][] =>
      said.kind === 'barred'
        ? [[`${said.seat}:${said.stack}`, m.kvartaly_not_now({ why: whyNot(said.why) })]]
        : [],
    ),
  );

/** Stacks that a move touched, at most those that came last. */
function touchedBy(told: readonly Said[], { fields }: View): ReadonlySet<string> {
  const found = new Set<string>();
  for (const said of told) {
    if (said.kind === 'covered') found.add(`${said.to}:${said.stack}`);
    if (said.kind === 'protected' || said.kind === 'freed') found.add(`${said.seat}:${said.stack}`);
    if ((said.kind === 'played' || said.kind === 'alone') && said.to !== null) {
      found.add(`${said.to}:${fields[said.to]?.length ?? 0}`);
    }
  }
  return found;
}
