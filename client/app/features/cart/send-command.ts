import { type GraphFault, graphFault } from '../../apollo/graph-fault.ts';

/** The id of a command, under which it changes the cart once however often it is sent (CART-81). */
export const newCommandId = (): string => crypto.randomUUID();

/** A command that has no answer, and why. */
export interface Unanswered {
  readonly fault: GraphFault;
}

export const isUnanswered = (answer: object): answer is Unanswered => 'fault' in answer;

/** Perhaps it goes through at once. */
const worthAgain: ReadonlySet<GraphFault> = new Set(['unreachable', 'unavailable', 'failed']);

/**
 * Sends a command, and once more when it may go through then (CART-100): with the same command id it changes the cart once,
 * however often it arrives. When no answer came in time, the shopper says whether to send it again (CART-101).
 */
export async function sendCommand<Answer extends object>(
  send: () => Promise<Answer | undefined>,
  askAgain: () => Promise<boolean>,
): Promise<Answer | Unanswered> {
  let answer = await sent(send);
  if (isUnanswered(answer) && worthAgain.has(answer.fault)) answer = await sent(send);
  while (isUnanswered(answer) && answer.fault === 'timeout' && (await askAgain())) answer = await sent(send);
  return answer;
}

const inFlight = new Set<Promise<unknown>>();

/**
 * Resolves when each command that is being sent has its response or has failed. A page that reads the cart in between
 * would show it without the change (CHECKOUT-69).
 */
export async function waitForSentCommands(): Promise<void> {
  await Promise.allSettled(inFlight);
}

async function sent<Answer extends object>(send: () => Promise<Answer | undefined>): Promise<Answer | Unanswered> {
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
