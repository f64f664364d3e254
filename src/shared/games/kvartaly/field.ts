import { type Card, FACTS, type Field, type Stack } from './types.ts';

const hasEngineer = ({ covers }: Stack): boolean => covers[0] === 'engineer';

/** Saboteurs on the stack; beside an Инженер the first of them lies on that Инженер. */
const saboteurs = (stack: Stack): number => stack.covers.length - (hasEngineer(stack) ? 1 : 0);

/** Whether a Саботер lies on the base card itself, so that it has no points and no properties. */
export const isInactive = (stack: Stack): boolean => saboteurs(stack) > (hasEngineer(stack) ? 1 : 0);

/** Whether an Инженер covers the base card, with no Саботер on that Инженер. */
export const isEngineered = (stack: Stack): boolean => hasEngineer(stack) && stack.covers.length === 1;

export const isBare = (stack: Stack): boolean => stack.covers.length === 0;

/** Whether the base card can be reached by properties. */
export const isOpen = (stack: Stack): boolean =>
  FACTS[stack.card].colour === 'blue' && !stack.immune && !isInactive(stack) && !isEngineered(stack);

/** Whether a Саботер can be laid on it: on an open card, or on an active Инженер, alone or not (K22). */
export const canBeSpoilt = (stack: Stack): boolean =>
  isOpen(stack) || isEngineered(stack) || (stack.card === 'engineer' && isBare(stack));

/** Whether a Саботер lies on one of its cards; one that is the base lies on nothing (K20). */
export const isSpoilt = (stack: Stack): boolean => saboteurs(stack) > 0;

/** What decides over doubling and bonus on a field. */
interface Household {
  readonly twins: number;
  readonly partners: number;
  readonly architect: boolean;
}

function householdOf(field: Field): Household {
  let twins = 0;
  let partners = 0;
  let architect = false;
  for (const stack of field) {
    if (stack.card === 'twin' && !isInactive(stack)) twins++;
    else if (stack.card === 'partner' && !isInactive(stack)) partners++;
    else if (stack.card === 'architect') architect = true;
  }
  return { twins, partners, architect };
}

const isPaired = (card: Card, { twins, partners }: Household): boolean =>
  (card === 'twin' && twins > 1) || (card === 'partner' && partners > 1);

function pointsOfBase(stack: Stack, household: Household): number {
  if (isInactive(stack)) return 0;
  const doubled = isPaired(stack.card, household) || isEngineered(stack);
  const bonus = household.architect && isOpen(stack) ? 1 : 0;
  return FACTS[stack.card].strength * (doubled ? 2 : 1) + bonus;
}

function pointsOfStack(stack: Stack, household: Household): number {
  const engineer = isEngineered(stack) ? FACTS.engineer.strength : 0;
  return pointsOfBase(stack, household) + engineer + saboteurs(stack) * FACTS.saboteur.strength;
}

/** Points of the base cards now, without their covers: what Пастор and Ураган compare. */
export function basePoints(field: Field): number[] {
  const household = householdOf(field);
  return field.map((stack) => pointsOfBase(stack, household));
}

/** Points of the stacks now, covers included. */
export function stackPoints(field: Field): number[] {
  const household = householdOf(field);
  return field.map((stack) => pointsOfStack(stack, household));
}

/** Points of a field now (K7). */
export function fieldPoints(field: Field): number {
  const household = householdOf(field);
  let sum = 0;
  for (const stack of field) sum += pointsOfStack(stack, household);
  return sum;
}

/** The field after the base card of a stack left: covers stay as a stack of their own in its place (K24). */
export function withoutBase(field: Field, index: number): Field {
  const [top, ...rest] = field[index]?.covers ?? [];
  return top === undefined
    ? field.toSpliced(index, 1)
    : field.with(index, { card: top, covers: rest, immune: false });
}

/** Numbers, from 1, of the stacks that pass. */
export function stacksWhere(field: Field, test: (stack: Stack, index: number) => boolean): number[] {
  const numbers: number[] = [];
  for (const [index, stack] of field.entries()) if (test(stack, index)) numbers.push(index + 1);
  return numbers;
}
