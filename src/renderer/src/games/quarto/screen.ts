import type { GameScreen } from '../table.ts';
import { nameMove, say } from './log.ts';
import Table from './Table.svelte';

/** The half that is loaded when a table is opened. */
export const screen: GameScreen = { Table, say, nameMove };
