import { overwriteGetLocale } from '../../../i18n/compiled/runtime.js';
import type { Level } from '../../../shared/core/game.ts';
import { keep, kept } from '../net/kept.ts';
import type { Kind } from '../sound/voices.ts';
import { LEVELS } from './levels.ts';

export const LANGUAGES = ['ru', 'en'] as const;
/** Each language by the name that its speakers know. */
export const LANGUAGE_NAMES = { ru: 'Русский', en: 'English' } as const;
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;

export interface Values {
  readonly name: string;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** From 0 (off) to 1; all sounds together, and each kind of them. */
  readonly volume: number;
  readonly sounds: Readonly<Record<Kind, number>>;
  /** Strength of the bot that a click on a box plays against. */
  readonly level: Level;
}

/** What this person likes. Kept on the device; on the host's own screens in its data folder as well. */
class Settings {
  #values = $state.raw<Values>(read(kept('settings')));
  #mirror: ((values: Values) => void) | undefined;

  constructor() {
    // Messages ask for the locale whenever they are drawn, so a change redraws them.
    overwriteGetLocale(() => this.#values.language);
    this.#show();
  }

  get values(): Values {
    return this.#values;
  }

  get name(): string {
    return this.#values.name;
  }

  get language(): Values['language'] {
    return this.#values.language;
  }

  change(part: Partial<Values>): void {
    this.#values = { ...this.#values, ...part };
    keep('settings', this.#values);
    this.#show();
    this.#mirror?.(this.#values);
  }

  /** The host's own screens keep the same in the data folder: what was there goes first, changes follow. */
  mirror(stored: unknown, save: (values: Values) => void): void {
    this.#mirror = save;
    if (typeof stored !== 'object' || stored === null) return;
    this.#values = read(stored);
    keep('settings', this.#values);
    this.#show();
  }

  /** Tells style sheets and screen readers. */
  #show(): void {
    const root = document.documentElement;
    root.lang = this.#values.language;
    root.dataset['theme'] = this.#values.theme;
    root.dataset['motion'] = this.#values.motion;
  }
}

/** Whatever was stored, completed: an older or broken value falls back. */
function read(stored: unknown): Values {
  const given: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' ? stored : {}) };
  const one = <T extends string>(key: string, all: readonly T[], fallback: T): T =>
    all.find((value) => value === given[key]) ?? fallback;
  const { sounds } = given;
  const kinds: Readonly<Record<string, unknown>> = { ...(typeof sounds === 'object' ? sounds : {}) };
  const loudness = (value: unknown, fallback: number): number =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback;
  return {
    name: typeof given['name'] === 'string' ? given['name'] : '',
    language: one('language', LANGUAGES, navigator.language.startsWith('ru') ? 'ru' : 'en'),
    theme: one('theme', THEMES, 'system'),
    motion: one('motion', MOTIONS, 'system'),
    volume: loudness(given['volume'], firstVolume()),
    sounds: {
      moves: loudness(kinds['moves'], 1),
      turn: loudness(kinds['turn'], 1),
      end: loudness(kinds['end'], 1),
    },
    level: LEVELS.find((known) => known === given['level']) ?? 3,
  };
}

/** A phone in company keeps quiet until it is asked. */
const firstVolume = (): number => (matchMedia('(pointer: coarse)').matches ? 0 : 0.5);

export const settings = new Settings();
