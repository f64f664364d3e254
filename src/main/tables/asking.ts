import type { Seat } from '../../shared/core/game.ts';
import { ok, refuse } from '../../shared/core/result.ts';
import type { Asked } from '../../shared/protocol/messages.ts';
import type { Answer } from './house.ts';

export interface Question extends Asked {
  readonly requestId: string;
}

/** Taking back in company: one question at a time, which is done as soon as nobody is waited for any more. */
export class Asking {
  readonly #granted: (question: Question) => Answer;
  #question: Question | null = null;

  constructor(granted: (question: Question) => Answer) {
    this.#granted = granted;
  }

  get asked(): Asked | null {
    if (!this.#question) return null;
    const { what, by, waiting } = this.#question;
    return { what, by, waiting };
  }

  /** Asking the same again changes nothing; two cannot ask at once. */
  ask(question: Question): Answer {
    if (this.#question) return this.#question.by === question.by ? ok(null) : refuse('cannot-undo');
    this.#question = question;
    return this.#settle();
  }

  /** One of those who are asked answers; the one who asked may take it back with a no. */
  consent(seat: Seat, yes: boolean): Answer {
    const asked = this.#question;
    if (!asked || (seat !== asked.by && !asked.waiting.includes(seat))) return refuse('not-your-turn');
    this.#question = yes ? without(asked, (other) => other === seat) : null;
    return this.#settle();
  }

  /** Other people sit there now: whoever need not be asked any more is not waited for. */
  look(isAsked: (seat: Seat) => boolean): void {
    if (!this.#question) return;
    this.#question = without(this.#question, (other) => !isAsked(other));
    this.#settle();
  }

  /** A move was made, and the question is no more. */
  drop(): void {
    this.#question = null;
  }

  #settle(): Answer {
    const asked = this.#question;
    if (!asked || asked.waiting.length > 0) return ok(null);
    this.#question = null;
    return this.#granted(asked);
  }
}

const without = (question: Question, gone: (seat: Seat) => boolean): Question => ({
  ...question,
  waiting: question.waiting.filter((seat) => !gone(seat)),
});
