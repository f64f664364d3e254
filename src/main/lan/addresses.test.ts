import { expect, test } from 'vitest';
import { byReach } from './addresses.ts';

test('the address phones reach comes first: home networks, then other private ones, tunnels and containers last', () => {
  const addresses = [
    { adapter: 'docker0', address: '172.17.0.1' },
    { adapter: 'tailscale0', address: '100.101.1.2' },
    { adapter: 'eth1', address: '169.254.3.4' },
    { adapter: 'vEthernet (WSL)', address: '192.168.240.1' },
    { adapter: 'eth0', address: '93.184.216.34' },
    { adapter: 'en1', address: '10.0.0.5' },
    { adapter: 'wlan0', address: '192.168.1.20' },
    { adapter: 'virbr0', address: '192.168.122.1' },
  ];
  expect(byReach(addresses).map(({ address }) => address)).toEqual([
    '192.168.1.20',
    '10.0.0.5',
    '93.184.216.34',
    '172.17.0.1',
    '100.101.1.2',
    '192.168.240.1',
    '192.168.122.1',
    '169.254.3.4',
  ]);
});
