import { createHash, timingSafeEqual } from 'node:crypto';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { Bucket, PIN_TRIES } from './limits.ts';
import type { Time } from './ports.ts';

/** Where a message comes from; null is the host's own window. */
export type Address = string | null;

/** Addresses that remember wrong PINs; the oldest are forgotten first. */
const REMEMBERED = 1_000;

/** Decides who may come in, and with which rights. */
export class Porter {
  readonly #hostKey: string;
  readonly #time: Time;
  readonly #tries = new Map<string, Bucket>();
  readonly #bannedDevices = new Set<string>();
  readonly #bannedAddresses = new Set<string>();

  constructor(hostKey: string, time: Time) {
    this.#hostKey = hostKey;
    this.#time = time;
  }

  /** `seated`: the guest shows the token of a seat here, and so has been let in before. */
  admit(
    { version, hostKey, pin, device }: RequestOf<'hello'>,
    address: Address,
    wanted: string | null,
    seated: boolean,
  ): Result<{ readonly host: boolean }, WireRefusal> {
    if (version !== PROTOCOL_VERSION) return refuse('version');
    if (address === null || (hostKey !== undefined && this.isHost(hostKey))) return ok({ host: true });
    if (this.#isBanned(address, device)) return refuse('banned');
    if (wanted === null || seated) return ok({ host: false });
    const tries = this.#triesOf(address);
    if (tries.empty) return refuse('too-much');
    if (pin !== undefined && same(pin, wanted)) return ok({ host: false });
    // Not having been asked yet is no try.
    if (pin !== undefined) tries.take();
    return refuse('wrong-pin');
  }

  isHost(key: string): boolean {
    return same(key, this.#hostKey);
  }

  /** For the evening: until the host is started anew. */
  ban(device: string | null, address: Address): void {
    if (device !== null) this.#bannedDevices.add(device);
    // Everybody at this computer shares its own address.
    if (address !== null && !isLoopback(address)) this.#bannedAddresses.add(address);
  }

  #isBanned(address: string, device: string | undefined): boolean {
    return this.#bannedAddresses.has(address) || (device !== undefined && this.#bannedDevices.has(device));
  }

  #triesOf(address: string): Bucket {
    const known = this.#tries.get(address);
    if (known) return known;
    const [oldest] = this.#tries.keys();
    if (oldest !== undefined && this.#tries.size >= REMEMBERED) this.#tries.delete(oldest);
    const fresh = new Bucket(PIN_TRIES, this.#time);
    this.#tries.set(address, fresh);
    return fresh;
  }
}

export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** Compares secrets without telling by its time where they differ. */
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
