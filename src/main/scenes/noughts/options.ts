import type { RecordRefusal } from '../../../shared/core/refusal.ts';
import { ok, refuse, type Result } from '../../../shared/core/result.ts';
import type { Deal, Options } from './types.ts';

const nothing = (json: unknown): boolean =>
  json === undefined || (typeof json === 'object' && json !== null && Object.keys(json).length === 0);

export const parseOptions = (json: unknown): Result<Options, RecordRefusal> =>
  nothing(json) ? ok({}) : refuse('bad-record');

export const parseDeal = (json: unknown): Result<Deal, RecordRefusal> =>
  nothing(json) ? ok({}) : refuse('bad-record');
