import type { Seat, Viewer } from '../../core/game.ts';
import { pickOne, type Rng, shuffle } from '../../core/rng.ts';
import { type Deal, type LaidTile, type State, type TileId, TILES, type View } from './types.ts';

/** The flipped tile and the map are everybody's; the stacks show their height. */
export function view(state: State, viewer: Viewer): View {
  const { map, flipped, stacks, left, phase } = state;
  if (viewer === 'open') return { map, flipped, stacks, left, phase };
  const { options, turn, closed } = state;
  const seen = { map, flipped, left, phase, options, turn, closed };
  return {
    ...seen,
    stacks: stacks.map((stack) => stack.length),
    outcome: state.phase === 'over' ? state.outcome : null,
  };
}

/** The stacks hold the tiles not seen yet, in any order. */
export function imagine(seen: View, _seat: Seat, rng: Rng): State {
  if (!('options' in seen)) throw new Error('imagine: an open view is no seat’s');
  const { options, map, flipped, left, turn, closed, phase, outcome } = seen;
  const stacks = dealt(seen.stacks, shuffle(rng, unseenTiles(map, flipped)), rng);
  const position = { options, map, stacks, left, turn, closed };
  if (outcome) return { ...position, phase: 'over', flipped, outcome };
  if (phase === 'place' && flipped !== null) return { ...position, phase, flipped };
  return { ...position, phase: 'flip', flipped: null };
}

/** Tiles that neither lie on the map nor in front of a player. */
export function unseenTiles(map: readonly LaidTile[], flipped: TileId | null): TileId[] {
  const seen = new Set<TileId | null>([flipped, ...map.map(({ tile }) => tile)]);
  return TILES.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
}

/** Stacks of these heights. Tiles of an explicit deal may repeat: where the unseen ones do not suffice, any will do. */
function dealt(heights: readonly number[], unseen: readonly TileId[], rng: Rng): Deal['stacks'] {
  let next = 0;
  return heights.map((height) =>
    Array.from({ length: height }, () => unseen[next++] ?? pickOne(rng, TILES).id),
  );
}
