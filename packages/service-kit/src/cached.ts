/** A value that is loaded when first needed and renewed in the background: near-static data of the platform. */
export interface Cached<Value> {
  get(): Promise<Value>;
}

/**
 * Keeps what `load` gave for `ttlMs`. Callers that come together share one load. An old value is served while a new one
 * is on its way, and goes on being served when loading fails; only a first load can reject.
 */
export function cached<Value>(ttlMs: number, load: () => Promise<Value>, now: () => number = Date.now): Cached<Value> {
  let current: { value: Value; loadedAt: number } | undefined;
  let pending: Promise<Value> | undefined;

  const renew = () => {
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
      if (!current) return renew();
      if (now() - current.loadedAt >= ttlMs) renew().catch(() => undefined);
      return current.value;
    },
  };
}
