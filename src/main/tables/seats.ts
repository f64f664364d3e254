import { createHash, randomBytes } from 'node:crypto';
import type { StoredSeat } from './ports.ts';

/** A new secret of a seat: 128 bits. Whoever shows it speaks for the seat; only its hash is kept. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of a token: SHA-256, hex. A token has 128 bits of chance in it, so no salt is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A chair kept for the network that nobody has taken. */
export const isFree = (seat: StoredSeat): boolean =>
  seat.open && seat.tokenHash === null && seat.bot === null;

/** A person decides here. */
export const isPerson = (seat: StoredSeat): boolean => seat.tokenHash !== null && seat.bot === null;

/** A bot sits in for a person who keeps the seat. */
export const isSitIn = (seat: StoredSeat): boolean => seat.tokenHash !== null && seat.bot !== null;

/** The chair without its person: free again, or a bot's for good. */
export const vacated = (seat: StoredSeat): StoredSeat => ({
  ...seat,
  name: '',
  tokenHash: null,
  open: true,
  bot: null,
  device: null,
});
