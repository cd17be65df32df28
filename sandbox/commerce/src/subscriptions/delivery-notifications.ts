const listeners = new Set<() => void>();

/** Notifies the message delivery of this process about committed deliveries. */
export function notifyDeliveries(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each commit that wrote deliveries in this process; returns the function that unsubscribes. */
export function onDeliveries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
