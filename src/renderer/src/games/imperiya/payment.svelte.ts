import type { Seat } from '../../../../shared/core/game.ts';
import { cheapestPayment, foresee, payables, rocketsOf } from '../../../../shared/games/imperiya/preview.ts';
import {
  type Bill,
  type CardName,
  cardOf,
  type Colour,
  type Front,
  isBill,
  type View,
} from '../../../../shared/games/imperiya/types.ts';
import type { Offer } from './steps.ts';

interface Ports {
  readonly view: () => View;
  readonly me: () => Seat | null;
  readonly offers: () => readonly Offer[];
  readonly play: (text: string) => void;
}

/** A bill on this screen: cards are chosen together and sent one `pay` after the other. */
export class Payment {
  readonly #ports: Ports;
  /** What was chosen by hand; null: nothing yet, so the cheapest payment is offered. */
  #picked = $state.raw<readonly CardName[] | null>(null);
  /** What is still to be sent of a confirmed payment. */
  #queue = $state.raw<readonly CardName[]>([]);

  /** The bill this seat has to pay now. */
  readonly bill = $derived.by((): Bill | null => {
    const { pending, phase } = this.#ports.view();
    return phase === 'answer' && pending !== null && isBill(pending) && pending.owes === this.#ports.me()
      ? pending
      : null;
  });
  readonly #front = $derived.by((): Front | undefined => {
    const me = this.#ports.me();
    return me === null ? undefined : this.#ports.view().tables[me];
  });
  /** Everything that can pay. */
  readonly choice = $derived.by((): readonly CardName[] =>
    this.bill === null || this.#front === undefined ? [] : payables(this.#front),
  );
  /** Rockets on the table; one in the bank is money. */
  readonly rockets = $derived.by(
    (): ReadonlySet<CardName> => new Set(this.#front === undefined ? [] : rocketsOf(this.#front)),
  );
  readonly #cheapest = $derived.by((): readonly CardName[] =>
    this.bill === null || this.#front === undefined ? [] : cheapestPayment(this.#front, this.bill.left),
  );
  /** Whether the choice is the cheapest one. */
  readonly isCheapest = $derived.by(
    () =>
      this.chosen.length === this.#cheapest.length &&
      this.#cheapest.every((card) => this.chosen.includes(card)),
  );
  /** What is chosen and still lies here. */
  readonly chosen = $derived.by((): readonly CardName[] => {
    if (this.#picked === null) return this.#cheapest;
    return this.#picked.filter((card) => this.choice.includes(card));
  });
  readonly sum = $derived.by(() => this.chosen.reduce((sum, card) => sum + cardOf(card).nominal, 0));
  readonly left = $derived.by(() => this.bill?.left ?? 0);
  readonly missing = $derived.by(() => Math.max(0, this.left - this.sum));
  readonly over = $derived.by(() => Math.max(0, this.sum - this.left));
  /** Nothing is left to choose, though the debt is not reached: the rest is forgiven. */
  readonly short = $derived.by(() => this.missing > 0 && this.chosen.length === this.choice.length);
  readonly enough = $derived.by(() => this.chosen.length > 0 && (this.missing === 0 || this.short));
  /** Whether it can be sent now: not while a card is on its way. */
  readonly ready = $derived.by(
    () => this.enough && this.#queue.length === 0 && this.#ports.offers().length > 0,
  );
  /** Systems that the chosen cards would break. */
  readonly breaks = $derived.by((): readonly Colour[] => {
    const me = this.#ports.me();
    if (me === null) return [];
    const view = this.#ports.view();
    return this.chosen.flatMap((card) =>
      foresee(view, me, { kind: 'pay', card }).flatMap((said) =>
        said.kind === 'breaks' ? [said.colour] : [],
      ),
    );
  });

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  toggle(card: CardName): void {
    this.#picked = this.chosen.includes(card)
      ? this.chosen.filter((other) => other !== card)
      : [...this.chosen, card];
  }

  clear(): void {
    this.#picked = [];
  }

  suggest(): void {
    this.#picked = null;
  }

  /** The move that confirming makes first: dearest first, so that nothing is paid beyond the debt. */
  get first(): CardName | undefined {
    return this.#ordered[0];
  }

  get #ordered(): readonly CardName[] {
    return this.chosen.toSorted((a, b) => cardOf(b).nominal - cardOf(a).nominal);
  }

  confirm(): void {
    this.#queue = this.#ordered;
    this.#picked = null;
    this.proceed();
  }

  /** Sends the next card as soon as it may be sent; to be called whenever moves are offered. */
  proceed(): void {
    const [next, ...rest] = this.#queue;
    if (next === undefined) return;
    if (this.bill === null) {
      // The debt is paid, or the match is over: what was chosen beyond it stays.
      this.#queue = [];
      return;
    }
    const offer = this.#ports.offers().find(({ move }) => move.kind === 'pay' && move.card === next);
    if (offer === undefined) return;
    this.#queue = rest;
    this.#ports.play(offer.text);
  }
}
