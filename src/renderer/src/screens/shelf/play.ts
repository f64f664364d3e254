import { app_default_name } from '../../../../i18n/compiled/rooms/app.js';
import type { SeatPlan } from '../../../../shared/protocol/requests.ts';
import { router } from '../../state/route.svelte.ts';
import { session } from '../../state/session.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { Body } from '../../net/connection.ts';
import type { WireRefusal } from '../../../../shared/protocol/refusals.ts';

/** How this person is called at a table, named or not. */
export const myName = (): string => settings.name || app_default_name();

/** Makes a table and goes to it; a refusal comes back. */
export async function setTable(plan: Body<'create'>): Promise<WireRefusal | null> {
  const answer = await session.request('create', plan);
  if (!answer.ok) return answer.error;
  const { table, tokens } = answer.value;
  session.hold(table, tokens);
  router.go(`#/table/${table}`);
  return null;
}

/** One click from a box to a first move: this person, and bots on as many seats as the game needs. */
export function playAtOnce(game: string, seats: number): Promise<WireRefusal | null> {
  const { level } = settings.values;
  const me: SeatPlan = { kind: 'here', name: myName() };
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return setTable({ game, seats: [me, ...bots] });
}
