/** The store could not write. Nothing happened; the sender is refused with `disk`. */
export class DiskFault extends Error {
  override readonly name = 'DiskFault';
}

/** Runs one change of the store; whatever it throws comes out as a DiskFault. */
export function onDisk<T>(change: () => T): T {
  try {
    return change();
  } catch (cause) {
    throw new DiskFault('the store could not write', { cause });
  }
}
