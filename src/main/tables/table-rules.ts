import * as v from 'valibot';
import { LATE, type Late } from '../../shared/protocol/requests.ts';
import type { SettingsStore } from './ports.ts';

const rulesSchema = v.record(
  v.string(),
  v.object({
    locked: v.boolean(),
    spectators: v.boolean(),
    talk: v.optional(v.boolean(), true),
    late: v.optional(v.picklist(LATE), 'leave'),
  }),
);

/** Who may come to a table, and how it goes there. */
export interface Rules {
  readonly locked: boolean;
  readonly spectators: boolean;
  readonly talk: boolean;
  readonly late: Late;
}

/** As long as nobody has asked for anything else. */
export const USUAL_RULES: Rules = { locked: false, spectators: false, talk: true, late: 'leave' };

const KEY = 'tables';

/** The house rules of all unfinished tables, kept between starts. */
export class TableRules {
  readonly #settings: SettingsStore;
  #rules: Readonly<Record<string, Rules>>;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
    const stored = v.safeParse(rulesSchema, settings.get(KEY));
    this.#rules = stored.success ? stored.output : {};
  }

  get(tableId: string): Rules {
    return this.#rules[tableId] ?? USUAL_RULES;
  }

  set(tableId: string, rules: Rules): void {
    this.#keep({ ...this.#rules, [tableId]: rules });
  }

  /** Forgets tables that are no more. */
  keepOnly(tableIds: readonly string[]): void {
    const kept = Object.entries(this.#rules).filter(([id]) => tableIds.includes(id));
    if (kept.length < Object.keys(this.#rules).length) this.#keep(Object.fromEntries(kept));
  }

  #keep(rules: Readonly<Record<string, Rules>>): void {
    this.#settings.set(KEY, rules);
    this.#rules = rules;
  }
}
