import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { rngOf } from '../../shared/core/rng.ts';

export interface Weather {
  /** Milliseconds each way. */
  readonly delay: number;
  /** Of a hundred packets so many are lost; TCP sends them again, and everything behind them waits. */
  readonly loss: number;
}

/** Milliseconds until TCP sends again what got lost. */
const RESENT_AFTER = 400;

/** A bad line to a host, as TCP over it is felt: late and in bursts, in order and complete. Returns its address. */
export async function badLine(url: string, { delay, loss }: Weather): Promise<string> {
  const { hostname, port } = new URL(url);
  const dice = rngOf('weather');
  const carry = (from: Socket, to: Socket) => {
    let due = 0;
    from.on('data', (chunk) => {
      const lost = dice.int(100) < loss;
      due = Math.max(due, performance.now() + delay + (lost ? RESENT_AFTER : 0));
      setTimeout(() => to.writable && to.write(chunk), due - performance.now());
    });
    from.on('close', () => setTimeout(() => to.destroy(), delay));
    from.on('error', () => to.destroy());
  };
  const server = createServer((guest) => {
    const host = connect(Number(port), hostname);
    carry(guest, host);
    carry(host, guest);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
