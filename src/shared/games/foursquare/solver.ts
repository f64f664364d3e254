/** A player that sees the whole stock: does a deal have a winning line, and which? */
import type { Effort } from '../../core/game.ts';
import {
  cellBuffer,
  copyInto,
  downAfter,
  emptyMet,
  emptyPosition,
  isLost,
  isWon,
  layRank,
  meet,
  offeredFields,
  type Position,
} from './kernel.ts';
import { type Options, SPAN } from './types.ts';

/** How many positions a beam keeps after each card; a wider one is tried only where a narrower one found nothing. */
const WIDTHS = [12, 60, 300, 1_500, 6_000];
/** How many piles one face-down top costs: less than with an unknown stock, since what comes is known. */
const DARK = 0.5;

export interface Found {
  /** The fields to play, card by card; null when no line was found. */
  readonly line: readonly number[] | null;
  /** Whether finding nothing proves that there is nothing: no position was ever left out. */
  readonly exact: boolean;
  readonly nodes: number;
}

interface Node {
  readonly position: Position;
  readonly field: number;
  readonly before: Node | null;
}

interface Step {
  readonly node: Node;
  readonly field: number;
  readonly value: number;
}

/** Beams of growing width from a position; `ranks` are the card in hand and the stock, top first. */
export function findLine(
  position: Position,
  ranks: readonly number[],
  flips: Options['flips'],
  effort: Effort,
): Found {
  // A card begins one pile at most.
  if (position.piles + ranks.length < SPAN * SPAN) return { line: null, exact: true, nodes: 0 };
  let nodes = 0;
  for (const width of WIDTHS) {
    const found = beam(position, ranks, flips, width);
    nodes += found.nodes;
    if (found.line || found.exact) return { ...found, nodes };
    if (nodes >= effort.iterations || effort.stopped()) break;
  }
  return { line: null, exact: false, nodes };
}

function beam(from: Position, ranks: readonly number[], flips: Options['flips'], width: number): Found {
  const fields = cellBuffer();
  const met = emptyMet();
  let kept: Node[] = [{ position: from, field: -1, before: null }];
  let exact = true;
  let nodes = 0;
  for (const rank of ranks) {
    const steps: Step[] = [];
    for (const node of kept) {
      const { position } = node;
      const count = offeredFields(position, fields);
      nodes += count;
      for (let nth = 0; nth < count; nth++) {
        const field = fields[nth] ?? 0;
        meet(position, field, met);
        const piles = position.piles + met.begins;
        const down = downAfter(position, met, rank, flips);
        if (isWon(piles, down)) return { line: lineTo(node, field), exact: true, nodes };
        if (!isLost(down)) steps.push({ node, field, value: piles - DARK * down });
      }
    }
    steps.sort((a, b) => b.value - a.value);
    const seen = new Set<string>();
    kept = [];
    for (const { node, field } of steps) {
      if (kept.length === width) {
        exact = false;
        break;
      }
      const position = emptyPosition();
      copyInto(position, node.position);
      layRank(position, field, rank, flips, met);
      // Tops and heights are all that matters from here on.
      const name = `${position.tops.join()} ${position.heights.join('')}`;
      if (seen.has(name)) continue;
      seen.add(name);
      kept.push({ position, field, before: node });
    }
  }
  return { line: null, exact, nodes };
}

function lineTo(last: Node, field: number): number[] {
  const line = [field];
  for (let node: Node | null = last; node?.before; node = node.before) line.push(node.field);
  return line.toReversed();
}
