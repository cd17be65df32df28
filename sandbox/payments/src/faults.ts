import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { buildErrorBody, PaymentsError } from './errors.ts';

/** Faults that a caller can request with the header `x-sandbox-fault`. */
const faultSchema = z.union([z.literal('503'), z.literal('lose-reply'), z.string().regex(/^delay=\d{1,5}$/)]);

/** Maximum delay in milliseconds. */
const delayLimitMs = 60_000;

const lateReplies = new WeakSet<FastifyReply>();

/** Delays the response past the caller's timeout: the request takes effect, and the caller gets a 504. */
export function loseReply(reply: FastifyReply): void {
  lateReplies.add(reply);
}

/**
 * Fault injection for every route of a scope: `503` rejects the request without effect, `lose-reply` processes it and
 * responds too late, `delay=MS` responds after a delay. A fault applies only to the call that requests it.
 */
export function addFaults(scope: FastifyInstance, lateReplyMs: number): void {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  scope.addHook('preHandler', async (request, reply) => {
    const requested = request.headers['x-sandbox-fault'];
    if (requested === undefined) return;
    const fault = faultSchema.safeParse(requested);
    if (!fault.success) throw new PaymentsError(400, 'PE_0001', 'x-sandbox-fault: 503, lose-reply or delay=MS');
    if (fault.data === '503') throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
    if (fault.data === 'lose-reply') return loseReply(reply);
    await waitForCaller(reply, Math.min(Number(fault.data.slice('delay='.length)), delayLimitMs), closing.signal);
  });
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (!lateReplies.has(reply) || reply.statusCode >= 300) return payload;
    await waitForCaller(reply, lateReplyMs, closing.signal);
    reply.status(504);
    return JSON.stringify(buildErrorBody(504, 'REPLY_LATE', 'The response was delayed past the timeout.'));
  });
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
