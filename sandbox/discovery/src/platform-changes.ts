/** News that the platform may have changed, from a platform in the same process. */
export interface PlatformChanges {
  announce(): void;
  /** Calls `listener` at each announcement; the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export function createPlatformChanges(): PlatformChanges {
  const listeners = new Set<() => void>();
  return {
    announce() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
