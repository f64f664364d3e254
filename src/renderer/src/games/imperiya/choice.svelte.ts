import type { CardName } from '../../../../shared/games/imperiya/types.ts';
import { placesOf } from './places.ts';
import { movesOf, type Offer, type Option, type Scene, type Step, stepFor } from './steps.ts';

interface Ports {
  readonly scene: () => Scene | null;
  readonly offers: () => readonly Offer[];
}

/** Which card is in hand, so to speak, and which of its questions have been answered. */
export class Choice {
  readonly #ports: Ports;
  #card = $state.raw<CardName | null>(null);
  #answers = $state.raw<readonly string[]>([]);
  /** Where it was put down, if several things can be done there. */
  #place = $state.raw<string | null>(null);

  /** The chosen card, as long as it has a move. */
  readonly card = $derived.by((): CardName | null =>
    this.#card !== null && movesOf(this.#ports.offers(), this.#card).length > 0 ? this.#card : null,
  );
  /** The first question of the card. */
  readonly #first = $derived.by((): Step | null => {
    const scene = this.#ports.scene();
    return this.card === null || scene === null ? null : stepFor(this.card, this.#ports.offers(), scene);
  });
  /** Places that take the card, with what it would do there. */
  readonly places = $derived.by((): ReadonlyMap<string, readonly Option[]> =>
    this.#first === null ? new Map() : placesOf(this.#first),
  );
  /** The question that is open. */
  readonly step = $derived.by((): Step | null => {
    if (this.#first === null) return null;
    const narrowed = this.#place === null ? undefined : this.places.get(this.#place);
    let step: Step = narrowed === undefined ? this.#first : { ...this.#first, options: narrowed };
    for (const key of this.#answers) {
      const next = step.options.find((option) => option.key === key)?.next;
      if (next === undefined) break;
      step = next;
    }
    return step;
  });
  readonly deep = $derived.by(() => this.#answers.length > 0);

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Takes a card up, or lays it down again. */
  pick(card: CardName): void {
    if (this.#card === card) this.drop();
    else this.take(card);
  }

  take(card: CardName): void {
    this.drop();
    this.#card = card;
  }

  answer(option: Option): void {
    this.#answers = [...this.#answers, option.key];
  }

  /** The card is put down on a place: the move that is made there, if there is only one; else the question goes on. */
  put(place: string): Offer | undefined {
    const [first, ...others] = this.places.get(place) ?? [];
    if (first === undefined) return undefined;
    if (others.length > 0) this.#place = place;
    else if (first.offer === undefined) this.answer(first);
    else return first.offer;
    return undefined;
  }

  back(): void {
    if (this.#answers.length === 0) this.drop();
    else this.#answers = this.#answers.slice(0, -1);
  }

  drop(): void {
    this.#card = null;
    this.#answers = [];
    this.#place = null;
  }
}
