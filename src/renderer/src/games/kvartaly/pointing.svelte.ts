import { MediaQuery } from 'svelte/reactivity';

/** Where the pointer or the focus rests: the move whose result is told beforehand. A finger points with its first tap and moves with its second. */
export class Pointing {
  #text = $state<string | null>(null);
  /** Which of several controls for the same move it is: equal cards make equal moves. */
  #at = $state<string | null>(null);
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

  /** Whether this control is pointed at. */
  isAt(text: string, at = text): boolean {
    return this.#text === text && this.#at === at;
  }

  drop(): void {
    this.#text = null;
  }

  #point(text: string, at: string): void {
    this.#text = text;
    this.#at = at;
  }

  /** Everything that a control for a move needs. */
  props(text: string, at = text) {
    const makes = !this.blunt || this.isAt(text, at);
    return {
      'data-move': makes ? text : undefined,
      'data-pick': makes ? undefined : text,
      onpointerenter: (event: PointerEvent) => {
        if (!this.blunt && event.pointerType === 'mouse') this.#point(text, at);
      },
      onpointerleave: (event: PointerEvent) => {
        if (!this.blunt && event.pointerType === 'mouse' && this.isAt(text, at)) this.drop();
      },
      onfocus: () => {
        if (!this.blunt) this.#point(text, at);
      },
      onblur: () => {
        if (!this.blunt && this.isAt(text, at)) this.drop();
      },
      onclick: () => {
        if (makes) {
          this.drop();
          this.#play(text);
        } else this.#point(text, at);
      },
    };
  }
}
