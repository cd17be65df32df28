/** Ids of the commands in flight for each line, in the order they were created. */
const pending = new Map<string, readonly string[]>();

/** The maximum that the API accepts (CART-85). */
const maxReplaced = 10;

/**
 * Sends a change of a line and tracks it as pending. `send` receives the ids of the earlier pending changes: the server
 * ignores those that arrive after this one (CART-86).
 */
export async function sendInOrder<Result>(
  lineId: string,
  commandId: string,
  send: (replaces: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const earlier = pending.get(lineId) ?? [];
  pending.set(lineId, [...earlier, commandId]);
  try {
    return await send(earlier.slice(-maxReplaced));
  } finally {
    const remaining = (pending.get(lineId) ?? []).filter((id) => id !== commandId);
    if (remaining.length > 0) pending.set(lineId, remaining);
    else pending.delete(lineId);
  }
}
