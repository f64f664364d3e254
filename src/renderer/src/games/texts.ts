import { faceOf } from './index.ts';

/** Finds a sentence of one game by the rest of its key: `text('reason_claim')`; undefined when there is none. */
export type FindText = (key: string) => string | undefined;

/** Loads a game's words, for what the shell says about a game: its options, why it ended. */
export async function loadTexts(game: string): Promise<FindText> {
  const texts = await faceOf(game)?.words();
  return (key) => {
    // Reasons of the rule pages are written with hyphens, keys with underscores.
    const message = texts?.[`${game}_${key.replaceAll('-', '_')}`];
    return typeof message === 'function' ? String(message()) : undefined;
  };
}
