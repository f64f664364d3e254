import type { MatchRecord } from '../../../shared/core/record.ts';
import { kept } from './kept.ts';

/** Files go beside the socket: with the host's key over HTTP, and without one in the app's own window. */
export function headers(): HeadersInit {
  const key = kept('host');
  return typeof key === 'string' ? { authorization: `Bearer ${key}` } : {};
}

/** The save of a match as a file to put where one likes; undefined when it cannot be had. */
export async function fetchSave(match: string): Promise<Blob | undefined> {
  const response = await fetch(`/files/saves/${encodeURIComponent(match)}`, { headers: headers() });
  return response.ok ? await response.blob() : undefined;
}

/** Deletes a finished match for good; false when it cannot be. */
export async function removeSave(match: string): Promise<boolean> {
  const path = `/files/saves/${encodeURIComponent(match)}`;
  // The page may be closed in the meantime.
  const response = await fetch(path, { method: 'DELETE', headers: headers(), keepalive: true });
  return response.ok;
}

/** Every finished match as a table, one line a seat, as spreadsheets of that language expect it; undefined when it cannot be had. */
export async function fetchStats(language: string): Promise<Blob | undefined> {
  const separator = language === 'ru' ? ';' : ',';
  const response = await fetch(`/files/stats.csv?separator=${separator}`, { headers: headers() });
  return response.ok ? await response.blob() : undefined;
}

/** Hands a file to the person; works where there is no file picker, too. */
export function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Longest save that the host takes, in bytes. */
const MAX_SAVE = 4 * 1024 * 1024;

export type Sent =
  | { readonly kind: 'opened'; readonly match: string; readonly over: boolean }
  | { readonly kind: 'too-large' }
  /** Played by rules of another version. */
  | {
      readonly kind: 'other-rules';
      readonly rules: number;
      readonly current: number;
      readonly record: MatchRecord;
    }
  /** No save of ours; why, and the line of the mistake where it has one. */
  | { readonly kind: 'refused'; readonly why: string; readonly line: number | null };

/** Hands a save to the host; it is stored as a match like any other. */
export async function sendSave(file: File): Promise<Sent> {
  if (file.size > MAX_SAVE) return { kind: 'too-large' };
  const response = await fetch('/files/saves', { method: 'POST', headers: headers(), body: file });
  const answer: unknown = await response.json().catch(() => undefined);
  const fields: Readonly<Record<string, unknown>> = { ...(typeof answer === 'object' ? answer : {}) };
  const { match, over, rules, current, record, why, line } = fields;
  if (response.ok && typeof match === 'string') return { kind: 'opened', match, over: over === true };
  if (typeof rules === 'number' && typeof current === 'number') {
    // The host has examined it.
    return { kind: 'other-rules', rules, current, record: record as MatchRecord };
  }
  return { kind: 'refused', why: String(why), line: typeof line === 'number' ? line : null };
}
