import type { Component } from 'svelte';
import { faceOf } from './index.ts';
import type { GameFace, GameScreen, Player, TableProps } from './table.ts';
import { type FindText, loadTexts } from './texts.ts';

/** A game ready to be drawn by a shell that does not know what its views and moves are. */
export interface LoadedGame {
  readonly face: GameFace;
  readonly Table: Component<TableProps<unknown, unknown, unknown, unknown>>;
  readonly say: (said: unknown, players: readonly Player[]) => string;
  readonly nameMove: (move: unknown, players: readonly Player[], view: unknown) => string;
  readonly text: FindText;
}

const loaded = new Map<string, Promise<LoadedGame>>();

/** Loads a game's table and words, once; undefined for a game that this version does not know. */
export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const face = faceOf(id);
  if (!face) return undefined;
  let game = loaded.get(id);
  if (!game) {
    game = Promise.all([face.load(), loadTexts(id)]).then(([screen, text]) => ({
      face,
      ...widen(screen),
      text,
    }));
    // A page that lost its way to the host may try again.
    game.catch(() => loaded.delete(id));
    loaded.set(id, game);
  }
  return game;
}

/**
 * Each game gets back its own values: what its `view`, `apply` and `narrate` made at the host comes here as JSON. That this
 * is so cannot be told to the compiler without telling the shell of every game.
 */
function widen(screen: GameScreen): Pick<LoadedGame, 'Table' | 'say' | 'nameMove'> {
  return screen as unknown as Pick<LoadedGame, 'Table' | 'say' | 'nameMove'>;
}
