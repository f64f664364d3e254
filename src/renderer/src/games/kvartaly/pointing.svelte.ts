import { MediaQuery } from 'svelte/reactivity';

/** Where the pointer or the focus rests: the move whose result is told beforehand. A finger points with its first tap and moves with its second. */
export class Pointing {
  #text = $state<string | null>(null);
  readonly #blunt = new MediaQuery('hover: none');
  readonly #play: (text: string) => void;

  constructor(play: (text: string) => void) {
    this.#play = play;
  }

  get text(): string | null {
    return this.#text;
  }

  /** Whether a first tap only shows what would happen. */
  get blunt(): boolean {
    return this.#blunt.current;
  }

  drop(): void {
    this.#text = null;
  }

  /** Everything that a control for a move needs. */
  props(text: string) {
    const makes = !this.blunt || this.#text === text;
    return {
      'data-move': makes ? text : undefined,
      'data-pick': makes ? undefined : text,
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.#text = text;
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && this.#text === text) this.#text = null;
      },
      onfocus: () => {
        if (!this.blunt) this.#text = text;
      },
      onblur: () => {
        if (!this.blunt && this.#text === text) this.#text = null;
      },
      onclick: () => {
        if (makes) {
          this.#text = null;
          this.#play(text);
        } else this.#text = text;
      },
    };
  }
}
