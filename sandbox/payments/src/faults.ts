import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { errorBody, PaymentsError } from './errors.ts';

/** Faults that a caller may ask for with the header `x-sandbox-fault`. */
const faultSchema = z.union([z.literal('503'), z.literal('lose-reply'), z.string().regex(/^delay=\d{1,5}$/)]);

/** Longest chosen delay in milliseconds. */
const delayLimitMs = 60_000;

const lateReplies = new WeakSet<FastifyReply>();

/** Lets the answer come too late: the work is done, the caller gets a 504 when its timeout has passed. */
export function loseReply(reply: FastifyReply): void {
  lateReplies.add(reply);
}

/**
 * Faults on every route of a scope: `503` does nothing and says so, `lose-reply` acts and answers late, `delay=MS`
 * answers later. They hold for the one call that asks for them.
 */
export function addFaults(scope: FastifyInstance, lateReplyMs: number): void {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  scope.addHook('preHandler', async (request, reply) => {
    const asked = request.headers['x-sandbox-fault'];
    if (asked === undefined) return;
    const fault = faultSchema.safeParse(asked);
    if (!fault.success) throw new PaymentsError(400, 'PE_0001', 'x-sandbox-fault: 503, lose-reply or delay=MS');
    if (fault.data === '503') throw new PaymentsError(503, 'PEC_503', '503 service unavailable');
    if (fault.data === 'lose-reply') return loseReply(reply);
    await waitForCaller(reply, Math.min(Number(fault.data.slice('delay='.length)), delayLimitMs), closing.signal);
  });
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (!lateReplies.has(reply) || reply.statusCode >= 300) return payload;
    await waitForCaller(reply, lateReplyMs, closing.signal);
    reply.status(504);
    return JSON.stringify(errorBody(504, 'REPLY_LATE', 'The answer did not come in time.'));
  });
}

/** Waits, though no longer than the caller does, nor past the server's end: an answer for nobody holds up no shutdown. */
async function waitForCaller(reply: FastifyReply, ms: number, closing: AbortSignal): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once('close', leave);
  await wait(ms, undefined, { signal: AbortSignal.any([gone.signal, closing]) }).catch(() => undefined);
  reply.raw.off('close', leave);
}
