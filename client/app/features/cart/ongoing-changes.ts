const ongoing = new Set<Promise<unknown>>();

/** Makes `waitForCartChanges` wait for a change of the cart, including what precedes its command, such as a preview. */
export function trackCartChange<Result>(change: Promise<Result>): Promise<Result> {
  const end = () => void ongoing.delete(change);
  ongoing.add(change);
  change.then(end, end);
  return change;
}

/**
 * Resolves when no change of the cart is under way in this tab, whether the changes succeed or fail. A page that fetches
 * the cart earlier would show it without them (CHECKOUT-69).
 */
export async function waitForCartChanges(): Promise<void> {
  while (ongoing.size > 0) await Promise.allSettled(ongoing);
}
