import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The header that requests a fault for its own call. */
const header = 'x-sandbox-fault';

/** Longest delay in milliseconds. */
const maxDelayMs = 60_000;

export interface FaultOptions {
  /** Faults of this sandbox besides the common ones; its routes read them with `hasFault`. */
  readonly ownFaults?: readonly string[];
  /** Body of an error response in the format of the API. */
  readonly formatError?: (statusCode: number, message: string) => unknown;
  /** After how many milliseconds a lost response arrives as a 504; without it, the connection is closed at once. */
  readonly lateReplyMs?: number;
}

const lostReplies = new WeakSet<FastifyReply>();

/** Loses the response of a request: the request takes effect, and the caller does not learn its result. */
export function loseReply(reply: FastifyReply): void {
  lostReplies.add(reply);
}

/** Whether a call requests one of the sandbox's own faults. */
export function hasFault(request: FastifyRequest, fault: string): boolean {
  return request.headers[header] === fault;
}

/**
 * Fault injection for every route of a scope, requested with the header `x-sandbox-fault` for one call: a status such as
 * `503` rejects the request without effect, `lose-reply` executes it and loses the response, `delay=MS` executes it
 * after a delay. An unknown fault is a 400.
 */
export function addFaults(scope: FastifyInstance, options: FaultOptions = {}): void {
  const { ownFaults = [], formatError = formatCommonError, lateReplyMs } = options;
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());

  scope.addHook('preHandler', async (request, reply) => {
    const requested = request.headers[header];
    if (requested === undefined || ownFaults.includes(String(requested))) return;
    if (requested === 'lose-reply') return loseReply(reply);
    const [, status, delay] = /^(?:(5\d\d)|delay=(\d{1,5}))$/.exec(String(requested)) ?? [];
    if (delay !== undefined) {
      return waitForCaller(reply, Math.min(Number(delay), maxDelayMs), closing.signal);
    }
    const [statusCode, message] =
      status === undefined
        ? [400, `${header}: ${['a status from 500 to 599', 'lose-reply', 'delay=MS', ...ownFaults].join(', ')}`]
        : [Number(status), 'The service is unavailable.'];
    return reply.status(statusCode).send(formatError(statusCode, message));
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!lostReplies.has(reply)) return payload;
    if (lateReplyMs === undefined) {
      request.raw.socket.destroy();
      return payload;
    }
    await waitForCaller(reply, lateReplyMs, closing.signal);
    reply.status(504);
    return JSON.stringify(formatError(504, 'The response was delayed past the timeout.'));
  });
}

function formatCommonError(statusCode: number, message: string) {
  return { statusCode, errorCode: statusCode < 500 ? 'BAD_REQUEST' : 'SERVICE_UNAVAILABLE', message };
}

/**
 * Waits until the time has passed, the caller has disconnected or the server is closing, so that a response that nobody
 * awaits does not delay a shutdown.
 */
async function waitForCaller(reply: FastifyReply, ms: number, closing: AbortSignal): Promise<void> {
  const disconnected = new AbortController();
  const onDisconnect = () => disconnected.abort();
  reply.raw.once('close', onDisconnect);
  await wait(ms, undefined, { signal: AbortSignal.any([disconnected.signal, closing]) }).catch(() => undefined);
  reply.raw.off('close', onDisconnect);
}
