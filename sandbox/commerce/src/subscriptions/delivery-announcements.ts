const listeners = new Set<() => void>();

/** Tells the message deliveries of this process that deliveries were written and committed. */
export function announceDeliveries(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each commit that wrote deliveries in this process; the function that ends it. */
export function onDeliveries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
