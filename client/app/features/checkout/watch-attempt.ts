import { poll, repeatInterval } from '../../poll.ts';
import type { PaymentContext, PaymentOutcome } from './payment.ts';
import { pollAttempt } from './poll-attempt.ts';

/** How long the page waits for a recorded return to take effect, and the interval of its polls. */
const returnTimeoutMs = 15_000;
const returnIntervalMs = 1_000;

/**
 * The outcome of an attempt whose shopper came back from a provider's page. The server continues the attempt by itself,
 * so this only polls. An action that is still pending after the timeout is the outcome (the shopper left the page
 * without finishing). `foreign`: the attempt is not this shopper's.
 */
export async function awaitReturn(
  context: PaymentContext,
  attemptId: string,
): Promise<PaymentOutcome | { readonly type: 'foreign' }> {
  context.onStage('confirming');
  const find = () => context.graph.findAttempt(attemptId).catch(() => undefined);
  let latest = await find();
  if (latest === undefined || latest?.status === 'CHALLENGE_REQUIRED') {
    const waitsMs = repeatInterval(returnIntervalMs, returnTimeoutMs);
    await poll({ waitsMs, signal: context.signal }, async () => {
      latest = (await find()) ?? latest;
      return latest && latest.status !== 'CHALLENGE_REQUIRED' ? latest : undefined;
    });
  }
  if (latest === undefined) return { type: 'pending' };
  return latest === null ? { type: 'foreign' } : pollAttempt(context, latest);
}

/** The outcome of an attempt that this shopper began before; undefined for another's, and for one that can be placed. */
export async function findAttemptOutcome(
  context: PaymentContext,
  attemptId: string,
): Promise<PaymentOutcome | undefined> {
  const attempt = await context.graph.findAttempt(attemptId).catch(() => undefined);
  if (!attempt || (attempt.status === 'OPEN' && !attempt.failure)) return undefined;
  return pollAttempt(context, attempt);
}

const actionIntervalMs = 2_500;

/**
 * Polls an attempt while the shopper confirms it at the bank, in a frame or in another tab.
 * @returns whether it no longer waits for the shopper; false when the signal is aborted
 */
export async function awaitAction({ graph, signal }: PaymentContext, attemptId: string): Promise<boolean> {
  const waitsMs = repeatInterval(actionIntervalMs, actionTimeoutMs);
  const hasEnded = await poll({ waitsMs, signal }, async () => {
    const found = await graph.findAttempt(attemptId).catch(() => undefined);
    return found && found.status !== 'CHALLENGE_REQUIRED' ? true : undefined;
  });
  return hasEnded ?? false;
}

/** Longer than any attempt waits for its shopper; the server ends it before. */
const actionTimeoutMs = 24 * 60 * 60_000;
