import * as m from '../../../../i18n/compiled/rooms/company.js';
import type { Reaction } from '../../../../shared/protocol/requests.ts';
import type { Said } from '../../state/talk.svelte.ts';

const WORDS: Readonly<Record<Reaction, () => string>> = {
  bravo: m.company_said_bravo,
  laugh: m.company_said_laugh,
  wow: m.company_said_wow,
  sorry: m.company_said_sorry,
  hurry: m.company_said_hurry,
  thanks: m.company_said_thanks,
};

/** A quick reaction as a word. */
export const reactionWord = (reaction: Reaction): string => WORDS[reaction]();

/** What somebody said, as text. */
export const saidText = (said: Said): string => ('text' in said ? said.text : reactionWord(said.reaction));
