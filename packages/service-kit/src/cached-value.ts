/** A value that is loaded at the first call and refreshed in the background, for data that rarely changes. */
export interface CachedValue<Value> {
  get(): Promise<Value>;
}

/**
 * Caches the value of `load` for `ttlMs`. Concurrent callers share one load. A stale value is returned while it is
 * refreshed and after a failed refresh; only the first load can reject.
 */
export function createCachedValue<Value>(
  ttlMs: number,
  load: () => Promise<Value>,
  now: () => number = Date.now,
): CachedValue<Value> {
  let current: { value: Value; loadedAt: number } | undefined;
  let pending: Promise<Value> | undefined;

  const refresh = () => {
    pending ??= load()
      .then((value) => {
        current = { value, loadedAt: now() };
        return value;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  return {
    async get() {
      if (!current) return refresh();
      if (now() - current.loadedAt >= ttlMs) refresh().catch(() => undefined);
      return current.value;
    },
  };
}
