import { expect, test } from 'vitest';
import { offerUpdate } from './updates.ts';

/** Plays an update out; `answers` are the person's, `playing` is asked again and again. */
async function story(given: {
  readonly version?: string;
  readonly answers?: readonly boolean[];
  readonly playing?: readonly boolean[];
  readonly broken?: 'check' | 'download';
}): Promise<string[]> {
  const said: string[] = [];
  const answers = [...(given.answers ?? [])];
  const playing = [...(given.playing ?? [])];
  const step = (name: string) => {
    said.push(name);
    if (given.broken === name) throw new Error('no network');
  };
  await offerUpdate(
    {
      check: async () => {
        step('check');
        return given.version;
      },
      download: async () => step('download'),
      install: () => step('install'),
    },
    {
      tell: async (word) => void said.push(`tell ${word}`),
      ask: async (question, version) => {
        said.push(`ask ${question} ${version}`);
        return answers.shift() ?? false;
      },
    },
    () => playing.shift() ?? false,
    (fault) => said.push(String(fault)),
  );
  return said;
}

test('an update is looked for, fetched and installed, each when the person says yes', async () => {
  expect(await story({ version: '2.0.0', answers: [true, true] })).toEqual([
    'check',
    'ask download 2.0.0',
    'download',
    'ask restart 2.0.0',
    'install',
  ]);
  expect(await story({ version: '2.0.0', answers: [false] })).toEqual(['check', 'ask download 2.0.0']);
  expect(await story({ version: '2.0.0', answers: [true, false] })).not.toContain('install');
  expect(await story({})).toEqual(['check', 'tell none']);
});

test('during a match nothing is even looked for', async () => {
  expect(await story({ version: '2.0.0', answers: [true, true], playing: [true] })).toEqual(['tell playing']);
});

test('a match that began while the update was downloading, or while the question stood, is not interrupted', async () => {
  const during = await story({ version: '2.0.0', answers: [true, true], playing: [false, true] });
  expect(during.at(-1)).toBe('tell waits');
  const asked = await story({ version: '2.0.0', answers: [true, true], playing: [false, false, true] });
  expect(asked).not.toContain('install');
});

test('without a network the person hears so, and the reason is kept', async () => {
  for (const broken of ['check', 'download'] as const)
    expect((await story({ version: '2.0.0', answers: [true], broken })).slice(-2)).toEqual([
      'Error: no network',
      'tell failed',
    ]);
});
