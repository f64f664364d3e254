import type { Component } from 'svelte';

/** What a game's box is printed in; the same in both themes, as a box is printed once. */
export interface Palette {
  /** Size of the front. */
  readonly w: number;
  readonly h: number;
  readonly base: string;
  readonly base2: string;
  readonly side: string;
  readonly top: string;
  readonly ink: string;
  readonly accent: string;
  /** Ground of the round token. */
  readonly token: string;
  /** Lines of the title, by their baseline and size. */
  readonly title: readonly { readonly y: number; readonly size: number }[];
}

/** A game's box on the shelf. */
export interface Box extends Palette {
  /** What is printed on the front, in the units of its size. */
  readonly Cover: Component;
  /** What is on the round token, in a square of 40. */
  readonly Emblem: Component;
  /** The part of the cover that tells most: left, top, side. */
  readonly crop: readonly [number, number, number];
  /** Which of the two boards it stands on where one is too short for all. */
  readonly board: 0 | 1;
}
