import type { AnyGame, Effort, Seat } from '../core/game.ts';
import { pickOne, type Rng } from '../core/rng.ts';
import { promising, rollOut } from './rollout.ts';

/** How far and how wide a search looks. */
export interface SearchPlan {
  /** Plies played by chance below the tree before a position is judged. */
  readonly rollout: number;
  /** Most moves looked at in a position, the most promising first. */
  readonly width: number;
}

interface Edge {
  readonly move: unknown;
  readonly node: Node;
  visits: number;
  /** How often this move could have been chosen: worlds differ in what is legal. */
  offered: number;
  /** Sum of the mover's values. */
  worth: number;
}

type Node = Map<string, Edge>;

const EXPLORE = 0.7;

/**
 * Information-set Monte Carlo tree search: each iteration imagines one world that fits the View and walks one tree
 * shared by all worlds, so what is hidden is never known, only weighed. Every seat is thought to play for itself.
 */
export function search(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  rng: Rng,
  effort: Effort,
  plan: SearchPlan,
): unknown {
  const root: Node = new Map();
  for (let nth = 0; nth < effort.iterations && (nth === 0 || !effort.stopped()); nth++) {
    iterate(game, game.imagine(view, seat, rng), root, rng, plan);
  }
  let best: Edge | undefined;
  for (const edge of root.values()) if (!best || edge.visits > best.visits) best = edge;
  if (!best) throw new Error(`${game.id}: searched without a move to make`);
  return best.move;
}

function iterate(game: AnyGame, world: unknown, root: Node, rng: Rng, plan: SearchPlan): void {
  const path: { edge: Edge; mover: Seat }[] = [];
  let state = world;
  let node = root;
  for (let fresh = false; !fresh;) {
    const mover = game.toAct(state)[0];
    if (mover === undefined) break;
    const edge = select(game, state, mover, node, rng, plan);
    fresh = edge.visits === 0;
    path.push({ edge, mover });
    state = game.apply(state, mover, edge.move, rng);
    node = edge.node;
  }
  state = rollOut(game, state, rng, plan.rollout);
  const worth = new Map<Seat, number>();
  for (const { edge, mover } of path) {
    const value = worth.get(mover) ?? game.skill.value(state, mover);
    worth.set(mover, value);
    edge.visits++;
    edge.worth += value;
  }
}

/** The edge with the best upper bound among those legal in this world; a new one first. */
function select(game: AnyGame, state: unknown, mover: Seat, node: Node, rng: Rng, plan: SearchPlan): Edge {
  const edges = promising(game, state, mover, plan.width).map((move) => edgeOf(game, node, move));
  const unseen = edges.filter((edge) => edge.visits === 0);
  for (const edge of edges) edge.offered++;
  if (unseen.length > 0) return game.skill.order ? (unseen[0] as Edge) : pickOne(rng, unseen);
  let best = edges[0] as Edge;
  let bound = -Infinity;
  for (const edge of edges) {
    const upper = edge.worth / edge.visits + EXPLORE * Math.sqrt(Math.log(edge.offered) / edge.visits);
    if (upper > bound) {
      bound = upper;
      best = edge;
    }
  }
  return best;
}

function edgeOf(game: AnyGame, node: Node, move: unknown): Edge {
  const text = game.formatMove(move);
  const known = node.get(text);
  if (known) return known;
  const edge: Edge = { move, node: new Map(), visits: 0, offered: 0, worth: 0 };
  node.set(text, edge);
  return edge;
}
