import { type GraphFault, graphFault } from '../../apollo/graph-fault.ts';

/** Idempotency key of a command: resending a command with the same id changes the cart only once (CART-81). */
export const newCommandId = (): string => crypto.randomUUID();

/** A request that failed without a command result. */
export interface RequestFailure {
  readonly fault: GraphFault;
}

export const isRequestFailure = (result: object): result is RequestFailure => 'fault' in result;

/** Faults after which a command is retried once immediately. */
const retryableFaults: ReadonlySet<GraphFault> = new Set(['unreachable', 'unavailable', 'failed']);

/**
 * Sends a command, and retries it once after a retryable fault (CART-100); the command id makes that safe. After a
 * timeout `confirmRetry` asks the shopper whether to retry (CART-101).
 */
export async function sendCommand<Result extends object>(
  send: () => Promise<Result | undefined>,
  confirmRetry: () => Promise<boolean>,
): Promise<Result | RequestFailure> {
  let result = await trySend(send);
  if (isRequestFailure(result) && retryableFaults.has(result.fault)) result = await trySend(send);
  while (isRequestFailure(result) && result.fault === 'timeout' && (await confirmRetry())) result = await trySend(send);
  return result;
}

const inFlight = new Set<Promise<unknown>>();

/**
 * Resolves when all commands in flight have completed or failed. A page that fetches the cart earlier would show it
 * without their changes (CHECKOUT-69).
 */
export async function waitForSentCommands(): Promise<void> {
  await Promise.allSettled(inFlight);
}

async function trySend<Result extends object>(
  send: () => Promise<Result | undefined>,
): Promise<Result | RequestFailure> {
  const response = send();
  inFlight.add(response);
  try {
    return (await response) ?? { fault: 'failed' };
  } catch (error) {
    return { fault: graphFault(error) };
  } finally {
    inFlight.delete(response);
  }
}
