/** Whether nothing should move, by the system's wish or the person's own. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'still' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
