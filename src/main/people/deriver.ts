import type { Games } from '../../shared/core/game.ts';
import { carcassonneFacts } from './facts/carcassonne.ts';
import { commonFacts } from './facts/common.ts';
import { imperiyaFacts } from './facts/imperiya.ts';
import { kvartalyFacts } from './facts/kvartaly.ts';
import { quartoFacts } from './facts/quarto.ts';
import { type Walk, walk } from './facts/walk.ts';
import type { Deriver, Fact } from './ports.ts';
import { rate } from './rating.ts';

/** Goes up with any change to what is counted here or in rating.ts. */
const VERSION = 1;

/** What a game counts beyond the common facts; Foursquare has nothing that its points do not say. */
const OWN: Readonly<Record<string, (walk: Walk) => Fact[]>> = {
  quarto: quartoFacts,
  carcassonne: carcassonneFacts,
  kvartaly: kvartalyFacts,
  imperiya: imperiyaFacts,
};

/** Counts with the rules of these games. */
export const deriverOf = (games: Games): Deriver => ({
  version: VERSION,
  facts(record) {
    const walked = walk(record, games);
    return walked && [...commonFacts(walked), ...(OWN[record.game]?.(walked) ?? [])];
  },
  rate,
});
