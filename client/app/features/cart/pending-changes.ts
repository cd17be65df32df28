/** Changes of lines that were sent and have no result yet, by line: ids of commands in the order they were made. */
const pending = new Map<string, readonly string[]>();

/** As many as the graph takes (CART-85). */
const mostReplaced = 10;

/**
 * Sends a change of a line while it is noted as pending. `send` gets the ids of the earlier changes that are pending: the
 * store ignores those that arrive after this one (CART-86).
 */
export async function sendInOrder<Result>(
  lineId: string,
  commandId: string,
  send: (replaces: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const earlier = pending.get(lineId) ?? [];
  pending.set(lineId, [...earlier, commandId]);
  try {
    return await send(earlier.slice(-mostReplaced));
  } finally {
    const left = (pending.get(lineId) ?? []).filter((id) => id !== commandId);
    if (left.length > 0) pending.set(lineId, left);
    else pending.delete(lineId);
  }
}
