const listeners = new Set<() => void>();

/** Reports that the app has renewed the session of the page's member (NATIVE-7). */
export function reportRenewedSession(): void {
  for (const listener of listeners) listener();
}

/** Calls a listener after each renewal. @returns a function that stops listening */
export function listenToRenewedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
