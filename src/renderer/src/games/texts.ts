/** A message whose key is put together at run time, such as `quarto_option_squares`. */
type Texts = Readonly<Record<string, unknown>>;

const ROOMS: Readonly<Record<string, () => Promise<Texts>>> = {
  quarto: () => import('../../../i18n/compiled/rooms/quarto.js'),
  foursquare: () => import('../../../i18n/compiled/rooms/foursquare.js'),
  carcassonne: () => import('../../../i18n/compiled/rooms/carcassonne.js'),
  kvartaly: () => import('../../../i18n/compiled/rooms/kvartaly.js'),
  imperiya: () => import('../../../i18n/compiled/rooms/imperiya.js'),
};

/** Finds a sentence of one game by the rest of its key: `text('reason_claim')`; undefined when there is none. */
export type FindText = (key: string) => string | undefined;

/** Loads a game's words, for what the shell says about a game: its options, why it ended. */
export async function loadTexts(game: string): Promise<FindText> {
  const texts = await ROOMS[game]?.();
  return (key) => {
    // Reasons of the rule pages are written with hyphens, keys with underscores.
    const message = texts?.[`${game}_${key.replaceAll('-', '_')}`];
    return typeof message === 'function' ? String(message()) : undefined;
  };
}
