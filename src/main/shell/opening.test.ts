import { expect, test } from 'vitest';
import { openingOf, readLink } from './opening.ts';

test('a link to a table of the home network becomes an address inside the app', () => {
  expect(readLink('igroteka://join?host=192.168.1.20:4747')).toBe('#/join?at=192.168.1.20:4747');
  expect(readLink('igroteka://join/?host=10.0.0.7:4747&table=ab-1&seat=2')).toBe(
    '#/join/ab-1?at=10.0.0.7:4747&seat=2',
  );
  expect(readLink('IGROTEKA://join?table=ab&host=kitchen.local:4748')).toBe(
    '#/join/ab?at=kitchen.local:4748',
  );
});

test('a link that leads out of the house, says more than it may, or is broken opens nothing', () => {
  for (const link of [
    'igroteka://join',
    'igroteka://join?host=',
    'igroteka://join?host=example.com:4747',
    'igroteka://join?host=8.8.8.8:4747',
    'igroteka://join?host=127.0.0.1:22',
    'igroteka://join?host=localhost:4747',
    'igroteka://join?host=0x0a000001:80',
    'igroteka://join?host=10.1:80',
    'igroteka://join?host=172.32.0.1:80',
    'igroteka://join?host=192.168.1.20:0',
    'igroteka://join?host=192.168.1.20:65536',
    'igroteka://join?host=192.168.1.20:4747/../../etc',
    'igroteka://join?host=192.168.1.20:4747%23@example.com',
    'igroteka://join?host=user@192.168.1.20:4747',
    'igroteka://join?host=evil.com%2F.local',
    'igroteka://join?host=192.168.1.20:4747&host=10.0.0.1:4747',
    'igroteka://join?host=192.168.1.20:4747&pin=1234',
    'igroteka://join?host=192.168.1.20:4747&table=../settings',
    'igroteka://join?host=192.168.1.20:4747&table=%3Cscript%3E',
    'igroteka://join?host=192.168.1.20:4747&table=a%26seat%3D9',
    'igroteka://join?host=192.168.1.20:4747&seat=-1',
    'igroteka://join?host=192.168.1.20:4747&seat=1e3',
    'igroteka://join?host=192.168.1.20:4747#/settings',
    'igroteka://me:secret@join?host=192.168.1.20:4747',
    'igroteka://join:80?host=192.168.1.20:4747',
    'igroteka://join/settings?host=192.168.1.20:4747',
    'igroteka://settings?host=192.168.1.20:4747',
    'igroteka:join?host=192.168.1.20:4747',
    'igroteka:',
    'https://join?host=192.168.1.20:4747',
    'javascript:alert(1)',
    `igroteka://join?host=192.168.1.20:4747&table=${'a'.repeat(400)}`,
    '',
  ])
    expect(readLink(link), link).toBeUndefined();
});

test('a start opens its last link or save; switches, programs and other files are not for us', () => {
  const args = ['/opt/Igroteka/igroteka', '--data=/tmp/x.igroteka', '/other/photo.png', 'evening.igroteka'];
  expect(openingOf(args, '/home/anna')).toEqual({ kind: 'file', path: '/home/anna/evening.igroteka' });
  expect(openingOf([...args, 'igroteka://join?host=10.0.0.7:4747'], '/')).toEqual({
    kind: 'address',
    address: '#/join?at=10.0.0.7:4747',
  });
  expect(
    openingOf(['igroteka', '--allow-file-access-from-files', '--original-process-start-time=1'], '/'),
  ).toBe(undefined);
  expect(openingOf(['igroteka', 'igroteka://evil'], '/')).toBeUndefined();
});
