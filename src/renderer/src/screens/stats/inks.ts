/** The ink of a game's charts; an emblem or a name always stands beside it. */
export const inkOf = (game: string): string => `var(--g-${game}, var(--ink))`;
