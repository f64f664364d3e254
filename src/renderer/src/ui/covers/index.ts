import type { Component } from 'svelte';
import type { GameId } from '../faces.ts';
import Carcassonne from './Carcassonne.svelte';
import Foursquare from './Foursquare.svelte';
import Imperiya from './Imperiya.svelte';
import Kvartaly from './Kvartaly.svelte';
import Quarto from './Quarto.svelte';

/** What is printed on the front of each box, in the units of its face. */
const COVERS: Readonly<Record<GameId, Component>> = {
  quarto: Quarto,
  foursquare: Foursquare,
  carcassonne: Carcassonne,
  kvartaly: Kvartaly,
  imperiya: Imperiya,
};
export default COVERS;
