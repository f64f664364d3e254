const KEPT = 256;

/** The last answers, by key; the oldest are forgotten. */
export class Recent<T> {
  readonly #answers = new Map<string, T>();

  get(key: string): T | undefined {
    return this.#answers.get(key);
  }

  set(key: string, answer: T): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > KEPT) this.#answers.delete(oldest);
  }
}
