import type { RequestType } from '../../../shared/protocol/requests.ts';
import type { Answer, Body } from '../net/connection.ts';

/** A way to ask the host; refusals come back as values. */
export type Ask = <T extends RequestType>(type: T, body: Body<T>) => Promise<Answer<T>>;
