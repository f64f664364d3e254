import { readFileSync, writeFileSync } from 'node:fs';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the window stood when it was closed, and whether drawing by hardware has failed here. */
export interface ShellState {
  readonly bounds?: Rectangle;
  readonly maximized?: boolean;
  readonly software?: boolean;
}

const USUAL = { width: 1280, height: 860 };
/** This much of a window must lie on some display, or it cannot be dragged back. */
const VISIBLE = 120;

/** Reads what was kept; nothing, or nonsense, is the same as a first start. */
export function readShellState(file: string): ShellState {
  try {
    const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof state !== 'object' || state === null) return {};
    const { bounds, maximized, software } = state as Record<string, unknown>;
    return {
      ...(isRectangle(bounds) ? { bounds } : {}),
      maximized: maximized === true,
      software: software === true,
    };
  } catch {
    return {};
  }
}

/** Keeps the state; a folder that cannot be written costs the window its place and nothing else. */
export function writeShellState(file: string, state: ShellState): void {
  try {
    writeFileSync(file, JSON.stringify(state));
  } catch {
    // The next start opens in the middle of the screen.
  }
}

/** Where to open: as it was, if enough of that is on a display of today, else in the middle of the first, no larger than it. */
export function placeWindow(bounds: Rectangle | undefined, displays: readonly Rectangle[]): Rectangle {
  if (bounds && displays.some((display) => overlap(bounds, display) >= VISIBLE)) return bounds;
  const [display = { x: 0, y: 0, ...USUAL }] = displays;
  const width = Math.min(bounds?.width ?? USUAL.width, display.width);
  const height = Math.min(bounds?.height ?? USUAL.height, display.height);
  return {
    x: display.x + Math.round((display.width - width) / 2),
    y: display.y + Math.round((display.height - height) / 2),
    width,
    height,
  };
}

/** The smaller side of what two rectangles share. */
function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(width, height);
}

function isRectangle(value: unknown): value is Rectangle {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Record<string, unknown>;
  return (
    [x, y, width, height].every((side) => Number.isInteger(side)) && Number(width) > 0 && Number(height) > 0
  );
}
