import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { invalidInput, PlatformError } from './errors.ts';

const header = 'x-sandbox-fault';
const maxDelayMs = 60_000;

/**
 * Faults that a caller requests by header for a single call: `lose-reply` processes the request and then closes the
 * connection without a response, `status=503` (any 5xx) returns that status without processing it, `delay=MS` processes
 * it after a delay.
 */
export function addFaults(scope: FastifyInstance): void {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  scope.addHook('preHandler', async (request) => {
    const requested = request.headers[header];
    if (requested === undefined || requested === 'lose-reply') return;
    const [, kind, value] = /^(status|delay)=(\d{1,5})$/.exec(String(requested)) ?? [];
    if (kind === 'delay') {
      await wait(Math.min(Number(value), maxDelayMs), undefined, { signal: closing.signal }).catch(() => undefined);
    } else if (kind === 'status' && value?.length === 3 && value.startsWith('5')) {
      const message = 'The service is having trouble handling the load.';
      throw new PlatformError(Number(value), { code: 'OverCapacity', message });
    } else {
      throw invalidInput(`Malformed parameter: ${header}: lose-reply, status=5xx or delay=MS.`);
    }
  });
  scope.addHook('onSend', async (request, _reply, payload) => {
    if (request.headers[header] === 'lose-reply') request.raw.socket.destroy();
    return payload;
  });
}
