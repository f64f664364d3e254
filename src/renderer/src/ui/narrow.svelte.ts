import { MediaQuery } from 'svelte/reactivity';

const query = new MediaQuery('max-width: 700px');

/** Whether the window is as narrow as a phone held upright. */
export const narrow = {
  get now(): boolean {
    return query.current;
  },
};
