import type { Seat } from '../../shared/core/game.ts';
import { begin, type Match, toAct } from '../../shared/core/match.ts';
import { type MatchRecord, openRecord, parseMoveLine, playLine } from '../../shared/core/record.ts';
import { games } from '../../shared/games/index.ts';
import { cardsOf } from '../../shared/games/imperiya/types.ts';
import type { OpenView as ImperiyaView } from '../../shared/games/imperiya/types.ts';
import { CARDS, leftOf } from '../../shared/games/kvartaly/types.ts';
import type { OpenView as KvartalyView } from '../../shared/games/kvartaly/types.ts';

/** What a game keeps secret, written down from its rule page once more and apart from its `view` and `narrate`. */
interface Secrets {
  /** Every word that names a card. */
  readonly cards: ReadonlySet<string>;
  /** What lies before the eyes of a seat, or of a spectator (null); `acting` is who has to decide. */
  lies(open: unknown, viewer: Seat | null, acting: readonly Seat[]): unknown;
  /** Of what is told, the kinds whose cards only their own `seat` learns. */
  readonly whispered: readonly string[];
}

/** The games in which somebody has something to hide. */
const SECRETS: Readonly<Record<string, Secrets>> = {
  // K36. The first words are names of choices, too, but of those that only an open card brings.
  kvartaly: {
    cards: new Set(CARDS),
    lies(open, viewer, acting) {
      // An open view of this game; the test chose it.
      const { hands, discard, fields, laying, choice } = open as KvartalyView;
      const chooses = viewer !== null && acting.includes(viewer);
      return [
        ...[fields, laying, viewer !== null && hands[viewer]],
        chooses && choice === 'heal' && discard,
        chooses && choice === 'seen' && hands[leftOf(viewer, hands.length)],
      ];
    },
    whispered: ['put-away', 'swapped-hand', 'drew'],
  },
  // I35.
  imperiya: {
    cards: new Set(cardsOf(2).map(({ name }) => name)),
    lies(open, viewer) {
      // An open view of this game; the test chose it.
      const { hands, pile, tables, pending } = open as ImperiyaView;
      return [pile, tables, pending, viewer !== null && hands[viewer]];
    },
    whispered: ['drew', 'returned'],
  },
};

/** Since how many moves somebody has had a right to know of a card. */
export type Known = ReadonlyMap<string, number>;

/** Follows a match with all cards up and notes when each card was first to be seen by this seat, or by a spectator. */
export function knownTo(viewer: Seat | null, record: MatchRecord): Known {
  const opened = openRecord(record, games);
  const secrets = SECRETS[record.game];
  if (!opened.ok || !secrets) throw new Error(`no secrets in ${record.game}`);
  const { game } = opened.value.setup;
  const since = new Map<string, number>();
  const learn = (shown: unknown, { ply }: Match) => {
    for (const card of cardsIn(shown, secrets)) since.set(card, since.get(card) ?? ply);
  };
  const look = (match: Match) =>
    learn(secrets.lies(game.view(match.state, 'open'), viewer, toAct(match)), match);
  let match = begin(opened.value.setup);
  look(match);
  for (const line of record.moves) {
    const { seat = 0, text = '' } = parseMoveLine(line) ?? {};
    const next = playLine(match, line);
    if (!next.ok) throw new Error(`${line}: ${next.error}`);
    const told = game.narrate(match.state, seat, game.parseMove(text), next.value.state, 'open');
    match = next.value;
    learn(
      told.filter((said) => isToldTo(viewer, said as Told, secrets)),
      match,
    );
    look(match);
  }
  return since;
}

interface Told {
  readonly kind: string;
  readonly seat?: Seat;
}

const isToldTo = (viewer: Seat | null, { kind, seat }: Told, { whispered }: Secrets): boolean =>
  !whispered.includes(kind) || seat === viewer;

/** Cards that are named in what somebody was sent after `ply` moves, and that they had no right to know of yet. */
export function leaksIn(sent: unknown, game: string, ply: number, known: Known): string[] {
  const secrets = SECRETS[game];
  if (!secrets) throw new Error(`no secrets in ${game}`);
  return [...cardsIn(sent, secrets)].filter((card) => (known.get(card) ?? Infinity) > ply);
}

/** Every card that is named anywhere, in whatever is said: keys, values, and words inside of texts. */
function cardsIn(sent: unknown, { cards }: Secrets): Set<string> {
  const words = JSON.stringify(sent).match(/[\w.-]+/g) ?? [];
  return new Set(words.filter((word) => cards.has(word)));
}
