import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Waits for longer than a caller does. Ends early when the server closes. */
export type LateReply = () => Promise<void>;

/** Creates the delay of late responses for a scope. */
export function createLateReply(scope: FastifyInstance, ms: number): LateReply {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  return () => sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);
}
