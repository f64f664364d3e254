import { createContext } from 'svelte';

/** Where a table is drawn: people sit at a live one; a replay has only their names. */
export type Company = 'live' | 'replay';

const [read, setCompany, hasCompany] = createContext<Company>();

export { setCompany };

/** A table is a live one unless somebody above said otherwise. */
export const company = (): Company => (hasCompany() ? read() : 'live');
