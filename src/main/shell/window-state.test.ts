import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeWindow, readShellState, writeShellState } from './window-state.ts';

const laptop = { x: 0, y: 0, width: 1440, height: 900 };
const monitor = { x: 1440, y: -200, width: 2560, height: 1440 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'igroteka-shell-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a window opens where it stood, on whichever display that was', () => {
  const bounds = { x: 2000, y: 100, width: 1200, height: 800 };
  expect(placeWindow(bounds, [laptop, monitor])).toEqual(bounds);
});

test('a window that stood on a display taken away comes back to the middle of the one that is left', () => {
  const bounds = { x: 2000, y: 100, width: 1200, height: 800 };
  expect(placeWindow(bounds, [laptop])).toEqual({ x: 120, y: 50, width: 1200, height: 800 });
});

test('a window of which only an edge would be seen is brought back, and never larger than the display', () => {
  const edge = { x: 1400, y: 850, width: 2000, height: 1500 };
  expect(placeWindow(edge, [laptop])).toEqual(laptop);
});

test('a first start opens in the middle', () => {
  expect(placeWindow(undefined, [laptop])).toEqual({ x: 80, y: 20, width: 1280, height: 860 });
});

test('what was kept is read back; nonsense, a missing and an unwritable file are a first start', () => {
  const file = join(folder, 'window.json');
  expect(readShellState(file)).toEqual({});
  const state = { bounds: laptop, maximized: true, software: false };
  writeShellState(file, state);
  expect(readShellState(file)).toEqual(state);
  writeFileSync(file, '{"bounds":{"x":"left"},"maximized":1}');
  expect(readShellState(file)).toEqual({ maximized: false, software: false });
  writeFileSync(file, 'not json');
  expect(readShellState(file)).toEqual({});
  expect(() => writeShellState(join(folder, 'missing', 'window.json'), state)).not.toThrow();
});
