import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Examined, RecordFlaw, RecordPath } from '../../shared/core/examine.ts';
import type { MatchRecord } from '../../shared/core/record.ts';
import type { RuleRefusal } from '../../shared/core/refusal.ts';

export const SAVE_EXTENSION = '.igroteka';
/** Bytes; the longest match anybody could play stays far below. */
export const MAX_SAVE_BYTES = 4 * 1024 * 1024;

export type SaveFlaw = 'too-large' | 'not-text' | 'broken-json' | RecordFlaw | RuleRefusal;

/** Why a file is no save: where, for people who look into it, and what. */
export interface SaveRefusal {
  readonly why: SaveFlaw;
  /** Line of the file, from 1; null where the file as a whole is wrong. */
  readonly line: number | null;
  /** The field of the record, such as `seats.0.bot`; empty for none in particular. */
  readonly field: string;
}

export type SaveRead =
  Exclude<Examined, { kind: 'refused' }> | { readonly kind: 'refused'; readonly refusal: SaveRefusal };

/** A record as the text of a save file, one move a line. */
export const writeSave = (record: MatchRecord): string => `${JSON.stringify(record, null, 2)}\n`;

/** Reads the bytes of a save file; `examine` is the check of a record against our games (core/examine). */
export function readSave(bytes: Uint8Array, examine: (json: unknown) => Examined): SaveRead {
  if (bytes.byteLength > MAX_SAVE_BYTES) return refused('too-large');
  const text = decode(bytes);
  if (text === undefined) return refused('not-text');
  const json = parse(text);
  if (json === undefined) return refused('broken-json', lineOfFault(text));
  const examined = examine(json);
  if (examined.kind !== 'refused') return examined;
  const { at, why } = examined;
  return refused(why, lineOfField(text, at), at.join('.'));
}

const refused = (why: SaveFlaw, line: number | null = null, field = ''): SaveRead => ({
  kind: 'refused',
  refusal: { why, line, field },
});

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** JSON cannot say `undefined`: it stands for a text that is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON.parse refuses without a line; the tolerant parser goes over the text again to find it. */
function lineOfFault(text: string): number | null {
  const faults: ParseError[] = [];
  treeOf(text, faults);
  return faults[0] ? lineAt(text, faults[0].offset) : null;
}

/** The line of the innermost part of the file that holds a place of the record, which may be missing itself. */
function lineOfField(text: string, at: RecordPath): number | null {
  const tree = treeOf(text, []);
  if (!tree) return null;
  for (let length = at.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, at.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return lineAt(text, tree.offset);
}

function treeOf(text: string, faults: ParseError[]): Node | undefined {
  try {
    return parseTree(text, faults, { disallowComments: true });
  } catch (error) {
    // Nested deeper than the stack: made by hand to annoy, and worth no line.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
