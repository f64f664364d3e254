/** Exit codes of the command line. */
export const EXIT = { ok: 0, refused: 1, usage: 2 } as const;

/** Wrong usage or a file that cannot be read: the command ends with one sentence and EXIT.usage. */
export class UsageError extends Error {}
