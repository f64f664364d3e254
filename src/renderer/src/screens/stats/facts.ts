import * as m from '../../../../i18n/compiled/rooms/stats.js';
import type { GameStats } from '../../../../shared/protocol/memory.ts';

/** A figure ready to be read: name, value and what it means. */
export interface ShownFact {
  readonly name: string;
  readonly value: string;
  readonly define: string;
}

type Kind = 'mean' | 'sum' | 'best' | 'last-mean';

/** What of the counted facts is shown, and how: a sum, the best, a mean a match, or the mean of the last step. */
const SHOWN: Readonly<Record<string, { kind: Kind; name: () => string; define: () => string }>> = {
  'call-win': { kind: 'sum', name: m.stats_fact_call_win, define: m.stats_fact_call_win_define },
  'missed-row': { kind: 'mean', name: m.stats_fact_missed_row, define: m.stats_fact_missed_row_define },
  'false-call': { kind: 'mean', name: m.stats_fact_false_call, define: m.stats_fact_false_call_define },
  figures: { kind: 'last-mean', name: m.stats_fact_figures, define: m.stats_fact_figures_define },
  'field-points': {
    kind: 'last-mean',
    name: m.stats_fact_field_points,
    define: m.stats_fact_field_points_define,
  },
  'longest-chain': {
    kind: 'best',
    name: m.stats_fact_longest_chain,
    define: m.stats_fact_longest_chain_define,
  },
  systems: { kind: 'mean', name: m.stats_fact_systems, define: m.stats_fact_systems_define },
  freight: { kind: 'mean', name: m.stats_fact_freight, define: m.stats_fact_freight_define },
  nickels: { kind: 'mean', name: m.stats_fact_nickels, define: m.stats_fact_nickels_define },
};

/** The facts of a game that have a name here, each once. */
export function shownFacts({ facts }: GameStats, language: string): ShownFact[] {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const seen = new Map<string, (typeof facts)[number]>();
  // Of facts a step the last one stays.
  for (const fact of facts) if ((seen.get(fact.name)?.step ?? -1) < fact.step) seen.set(fact.name, fact);
  return [...seen.values()].flatMap((fact) => {
    const shown = SHOWN[fact.name];
    if (!shown || fact.matches === 0) return [];
    const value =
      shown.kind === 'sum' ? fact.sum : shown.kind === 'best' ? fact.best : fact.sum / fact.matches;
    return [{ name: shown.name(), value: format.format(value), define: shown.define() }];
  });
}
