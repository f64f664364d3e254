import { createContext } from 'svelte';
import type { Seat } from '../../../shared/core/game.ts';

/** Which of the sixteen signs a seat wears; undefined: that of its own number. */
type SignOf = (seat: Seat) => number | undefined;

const [read, setSigns, hasSigns] = createContext<SignOf>();

/** From here on inwards a sign and the figures of a game have one colour. */
export { setSigns };

/** The sign of each seat around here. */
export function signs(): (seat: Seat) => number {
  const signOf: SignOf = hasSigns() ? read() : () => undefined;
  return (seat) => signOf(seat) ?? seat;
}
