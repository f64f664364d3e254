import type {
  Cell,
  LaidTile,
  PlacedFigure,
  Road,
  Said,
} from '../../../../../shared/games/carcassonne/types.ts';
import { sameCell } from '../../../../../shared/games/carcassonne/types.ts';
import type { LogEntry } from '../../table.ts';

/** What the last tile did: where it lies, which roads it closed, and who got figures. */
export interface LastTile {
  readonly ply: number;
  readonly cell: Cell;
  readonly roads: readonly { readonly road: Road; readonly after: number }[];
  readonly figures: readonly (PlacedFigure & { readonly after: number })[];
}

/** The last tile that the log knows of; roads light up one after the other, and figures hop on behind the light. */
export function lastTileOf(log: readonly LogEntry<Said>[]): LastTile | null {
  for (const { ply, said } of log.toReversed()) {
    const laid = said.find((one) => one.kind === 'laid');
    if (!laid) continue;
    const closed = said.find((one) => one.kind === 'closed');
    let after = 0;
    const roads = (closed?.roads ?? []).map((road) => {
      const begin = after;
      after += Math.ceil(road.length / 2) + 3;
      return { road, after: begin };
    });
    const figures = (closed?.figures ?? []).map((figure) => ({
      ...figure,
      after: whenLit(roads, figure, laid.cell),
    }));
    return { ply, cell: laid.cell, roads, figures };
  }
  return null;
}

function whenLit(roads: LastTile['roads'], figure: PlacedFigure, from: Cell): number {
  for (const { road, after } of roads) {
    const at = road.findIndex(
      (part) => sameCell(part, figure) && 'link' in part && part.link === figure.link,
    );
    const origin = road.findIndex((part) => sameCell(part, from));
    if (at >= 0) return after + Math.abs(at - origin) + 1;
  }
  return 0;
}

/** A tile of the map by its cell. */
export const laidAt = (map: readonly LaidTile[], cell: Cell): LaidTile | undefined =>
  map.find((laid) => sameCell(laid, cell));
