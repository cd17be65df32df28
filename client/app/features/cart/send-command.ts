import { isUnreachable } from './outbox.ts';

/** A name for a command that makes sending it again harmless (architecture §7). */
export const newCommandId = (): string => crypto.randomUUID();

/** Nobody answered, and the command may be sent again when somebody does. */
export const unreachable = Symbol('unreachable');

/**
 * Sends a command, and once more when no answer came: with the same command id it changes the cart once, however often
 * it arrives. `unreachable` when the shop could not be reached either time; undefined when it failed otherwise.
 */
export async function trySending<Answer>(
  send: () => Promise<Answer | undefined>,
): Promise<Answer | typeof unreachable | undefined> {
  try {
    return await send();
  } catch {
    return send().catch((error: unknown) => (isUnreachable(error) ? unreachable : undefined));
  }
}

/** The same for a command that cannot wait: undefined when there was no answer to either, whatever the reason. */
export async function sendCommand<Answer>(send: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  const answer = await trySending(send);
  return answer === unreachable ? undefined : answer;
}
