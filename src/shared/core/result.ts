/** A value, or the reason why there is none. Refusals are values; bugs throw. */
export type Result<T, E extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <E extends string>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Closes a switch over a union: reaching it is a bug, found by the compiler. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
