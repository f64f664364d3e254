import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examine } from '../../shared/core/examine.ts';
import type { MatchRecord } from '../../shared/core/record.ts';
import { games } from '../../shared/games/index.ts';
import { MAX_SAVE_BYTES, readSave, writeSave } from './save-file.ts';

const MATCH: MatchRecord = {
  format: 'igroteka-record/1',
  game: 'quarto',
  rulesVersion: games['quarto']?.rulesVersion,
  options: { squares: true },
  seats: [{ name: 'Аня' }, { name: 'Бот', bot: 4 }],
  moves: ['0 give dsth', '1 place b2'],
};

const RECORD: MatchRecord = {
  ...MATCH,
  id: 'm1',
  at: '2026-05-09T18:30:00.000Z',
  times: [1_200, 800],
  undone: 1,
  fair: { secret: '00ff', parts: [{ seat: 1, part: 'ff00' }] },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readSave(bytes(text), (json) => examine(json, games));
const refusal = (text: string) => {
  const result = read(text);
  return result.kind === 'refused' ? result.refusal : result.kind;
};
const changed = (changes: object) => writeSave({ ...RECORD, ...changes });

describe('a save file', () => {
  test('comes back as the record that was written, with all that stands beside it', () => {
    const result = read(writeSave(RECORD));
    expect(result.kind === 'playable' && result.opened.record).toEqual(RECORD);
    expect(result.kind === 'playable' && result.match.ply).toBe(2);
  });

  test('with a byte order mark and the line ends of Windows is read all the same', () => {
    expect(read(`\uFEFF${writeSave(RECORD).replaceAll('\n', '\r\n')}`).kind).toBe('playable');
  });

  test('of other rules opens read-only, with both versions at hand', () => {
    const result = read(changed({ rulesVersion: 0 }));
    expect(result).toMatchObject({
      kind: 'other-rules',
      record: { rulesVersion: 0 },
      current: RECORD.rulesVersion,
    });
  });

  test('whose notes are wrong loses the notes and not the match', () => {
    const result = read(
      changed({ times: 'long', at: 'yesterday', undone: -1, id: 7, result: 'won', fair: 7 }),
    );
    expect(result.kind === 'playable' && writeSave(result.opened.record)).toBe(writeSave(MATCH));
  });
});

describe('a broken file is refused with its line and reason', () => {
  test('broken JSON: the line of the first fault', () => {
    expect(refusal('{\n  "format": "igroteka-record/1",\n  "game": quarto\n}')).toEqual({
      why: 'broken-json',
      line: 3,
      field: '',
    });
    expect(refusal(writeSave(RECORD).slice(0, -20))).toMatchObject({ why: 'broken-json' });
    expect(refusal('')).toMatchObject({ why: 'broken-json', line: 1 });
    expect(refusal('[1,\n2,\n]')).toMatchObject({ why: 'broken-json', line: 3 });
    expect(refusal('{\n// note\n}')).toMatchObject({ why: 'broken-json', line: 2 });
  });

  test('not a record: the field', () => {
    expect(refusal('[]')).toMatchObject({ why: 'not-a-record', line: 1 });
    expect(refusal(changed({ format: 'pgn' }))).toEqual({ why: 'not-a-record', line: 2, field: 'format' });
    expect(refusal(changed({ seats: [{ name: 'Аня' }, { bot: 9 }] }))).toMatchObject({
      why: 'not-a-record',
      field: 'seats.1.bot',
    });
    expect(refusal(changed({ moves: ['0 give dsth', 7] }))).toMatchObject({ field: 'moves.1' });
    expect(refusal('{\n\n"format": "igroteka-record/1"}')).toEqual({
      why: 'not-a-record',
      line: 1,
      field: 'game',
    });
  });

  test('unknown game, impossible options, seats and deal', () => {
    expect(refusal(changed({ game: 'chess' }))).toEqual({ why: 'unknown-game', line: 3, field: 'game' });
    expect(refusal(changed({ game: 'toString' }))).toMatchObject({ why: 'unknown-game' });
    expect(refusal(changed({ options: { squares: 7 } }))).toMatchObject({
      why: 'impossible',
      field: 'options',
    });
    expect(refusal(changed({ seats: [{}] }))).toMatchObject({ why: 'impossible', field: 'seats' });
    expect(refusal(changed({ seed: 'a', deal: {} }))).toMatchObject({ why: 'impossible', field: 'deal' });
  });

  test('a move the rules refuse: its line in the file', () => {
    const text = changed({ moves: ['0 give dsth', '1 place b2', '0 place b3'] });
    const line = text.split('\n').findIndex((each) => each.includes('b3')) + 1;
    expect(refusal(text)).toEqual({ why: 'not-your-turn', line, field: 'moves.2' });
  });

  test('larger than 4 MB, and no text at all', () => {
    const text = writeSave(RECORD);
    const room = MAX_SAVE_BYTES - bytes(text).length;
    expect(read(text + ' '.repeat(room)).kind).toBe('playable');
    expect(refusal(text + ' '.repeat(room + 1))).toEqual({ why: 'too-large', line: null, field: '' });
    const binary = Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d);
    expect(readSave(binary, () => ({ kind: 'refused', at: [], why: 'illegal' }))).toMatchObject({
      refusal: { why: 'not-text' },
    });
  });

  test('nested deeper than any stack: refused like any other', () => {
    expect(refusal('['.repeat(100_000))).toMatchObject({ why: 'broken-json' });
    expect(refusal('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({ why: 'not-a-record' });
  });

  test('whatever a file holds, it is answered and never thrown', () => {
    const text = writeSave(RECORD);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 4 }), (at, cut, put) => {
        expect(read(text.slice(0, at) + put + text.slice(at + cut)).kind).toMatch(
          /playable|refused|other-rules/,
        );
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
