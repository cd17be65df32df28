/** A name for a command that makes sending it again harmless (architecture §7). */
export const newCommandId = (): string => crypto.randomUUID();

/**
 * Sends a command, and once more when no answer came: with the same command id it changes the cart once, however often
 * it arrives. Undefined when there was no answer to either.
 */
export async function sendCommand<Answer>(send: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  try {
    return await send();
  } catch {
    return send().catch(() => undefined);
  }
}
