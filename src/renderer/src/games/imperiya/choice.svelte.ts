import type { CardName } from '../../../../shared/games/imperiya/types.ts';
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

  /** The chosen card, as long as it has a move. */
  readonly card = $derived.by((): CardName | null =>
    this.#card !== null && movesOf(this.#ports.offers(), this.#card).length > 0 ? this.#card : null,
  );
  /** The question that is open. */
  readonly step = $derived.by((): Step | null => {
    const scene = this.#ports.scene();
    if (this.card === null || scene === null) return null;
    let step = stepFor(this.card, this.#ports.offers(), scene);
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
    this.#card = this.#card === card ? null : card;
    this.#answers = [];
  }

  answer(option: Option): void {
    this.#answers = [...this.#answers, option.key];
  }

  back(): void {
    if (this.#answers.length === 0) this.#card = null;
    this.#answers = this.#answers.slice(0, -1);
  }

  drop(): void {
    this.#card = null;
    this.#answers = [];
  }
}
