import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { invalidInput, PlatformError } from './errors.ts';

const header = 'x-sandbox-fault';
const longestDelayMs = 60_000;

/**
 * Faults that a caller may ask for, for the one call that carries the header: `lose-reply` acts and then cuts the
 * connection instead of answering, `status=503` (any 5xx) answers so without acting, `delay=MS` acts later.
 */
export function addFaults(scope: FastifyInstance): void {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  scope.addHook('preHandler', async (request) => {
    const asked = request.headers[header];
    if (asked === undefined || asked === 'lose-reply') return;
    const [, kind, value] = /^(status|delay)=(\d{1,5})$/.exec(String(asked)) ?? [];
    if (kind === 'delay') {
      await wait(Math.min(Number(value), longestDelayMs), undefined, { signal: closing.signal }).catch(() => undefined);
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
