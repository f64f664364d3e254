/**
 * TEST CODE, put before a program by `node --import`: every way out of the home network is shut, and a try to go there is
 * told on stderr as `outbound: …`. Loopback, private addresses and mDNS stay.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const HOME =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|224\.0\.0\.251$|0\.0\.0\.0$|::1?$|f[cde]|ff02::fb|::ffff:(127|10|192\.168)\.)/i;

const isHome = (host: string): boolean =>
  net.isIP(host) === 0 ? /^(localhost|[^.]+\.local|[^.]+)$/i.test(host) : HOME.test(host);

function check(host: unknown): void {
  if (typeof host !== 'string' || host === '' || isHome(host)) return;
  console.error(`outbound: ${host}`);
  throw new Error(`no way to ${host}`);
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  // Node hands its own, already sorted arguments on as one list.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  check(typeof first === 'object' && first !== null ? Reflect.get(first, 'host') : second);
  return Reflect.apply(connect, this, args);
};

const send = dgram.Socket.prototype.send;
dgram.Socket.prototype.send = function (this: dgram.Socket, ...args: unknown[]) {
  check(args.slice(1).find((arg) => typeof arg === 'string'));
  return Reflect.apply(send, this, args);
};

const lookup = dns.lookup;
dns.lookup = Object.assign((...args: unknown[]) => {
  check(args[0]);
  return Reflect.apply(lookup, dns, args);
}, lookup);
syncBuiltinESMExports();
