import type { Component } from 'svelte';
import type { Size } from './imposition.ts';

export type Language = 'ru' | 'en';

/** Props of a printed face: drawn into a box of the card's own units, in the language of the paper, not of the screen. */
export interface FaceProps {
  readonly language: Language;
  /** Black and white without fills, to save ink. */
  readonly saving: boolean;
}

/** What a game gives to be printed. The imposition knows nothing else about it. */
export interface PrintKit {
  /** Trimmed size, millimetres. */
  readonly size: Size;
  /** Units of the drawing across the trimmed card. */
  readonly units: Size;
  /** Every card once, in the order of the sheets. */
  readonly cards: readonly string[];
  readonly Front: Component<FaceProps & { readonly card: string }>;
  readonly Back: Component<FaceProps>;
  /** What lies in the box: amounts by name, for the list on the guide. */
  readonly contents: (language: Language) => readonly { readonly name: string; readonly count: number }[];
}
