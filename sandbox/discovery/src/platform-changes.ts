/** Notifications of a platform in the same process that its data may have changed. */
export interface PlatformChanges {
  notify(): void;
  /** Calls `listener` at each notification; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createPlatformChanges(): PlatformChanges {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
