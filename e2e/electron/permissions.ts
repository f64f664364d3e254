type Decide = (contents: unknown, permission: string, decide: (granted: boolean) => void) => void;

/** What Electron would ask main about, by Playwright's names. */
const ASKED = [
  'geolocation',
  'notifications',
  'midi',
  'camera',
  'microphone',
  'clipboard-read',
  'clipboard-write',
];

let requested: Decide | undefined;

/** A main that sets no handler grants everything, as Electron does. */
export const onPermission = (handler: Decide | null): void => {
  requested = handler ?? undefined;
};

/** The permissions that main would grant. */
export function granted(): string[] {
  const handler = requested;
  if (!handler) return ASKED;
  return ASKED.filter((permission) => {
    let yes = false;
    handler({}, permission, (answer) => {
      yes = answer;
    });
    return yes;
  });
}
