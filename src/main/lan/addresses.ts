import { networkInterfaces } from 'node:os';

/** An address of this computer and what it belongs to. */
export interface Address {
  readonly adapter: string;
  readonly address: string;
}

/** Adapters of containers, virtual machines and tunnels, by the names that systems give them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|tun|tap|wg|utun|ppp|zt|tailscale|ipsec|gif|awdl|llw|bridge\d)|vethernet|virtualbox|vmware|hyper-v|wsl|tailscale|zerotier|wireguard|openvpn|vpn|loopback/i;

/** IPv4 addresses under which phones may reach this computer, the likeliest first. */
export function reachableAddresses(): readonly Address[] {
  const all = Object.entries(networkInterfaces()).flatMap(([adapter, entries = []]) =>
    entries
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ adapter, address })),
  );
  return byReach(all);
}

/** Private addresses of physical adapters first; link-local ones, tunnels, virtual machines and containers last. */
export function byReach(addresses: readonly Address[]): readonly Address[] {
  return addresses
    .map((address, place) => ({ address, place, rank: rankOf(address) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ address }) => address);
}

function rankOf({ adapter, address }: Address): number {
  if (isLinkLocal(address)) return 4;
  // 100.64.0.0/10 belongs to carriers and to overlay networks.
  if (VIRTUAL.test(adapter) || isShared(address)) return 3;
  if (isHome(address)) return 0;
  return isPrivate(address) ? 1 : 2;
}

const isLinkLocal = (address: string): boolean => address.startsWith('169.254.');
/** What home routers hand out. */
const isHome = (address: string): boolean => address.startsWith('192.168.');
const isPrivate = (address: string): boolean =>
  address.startsWith('10.') || /^172\.(1[6-9]|2\d|3[01])\./.test(address);
const isShared = (address: string): boolean => /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address);
