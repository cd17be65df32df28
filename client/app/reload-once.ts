import { type SafeStorage, tabStorage } from './browser-storage.ts';

const key = 'tarima.reloaded-at';
const pauseMs = 60_000;

/**
 * Code of the shop that no longer exists means that a release went out while the page was open: the page loads
 * again, at most once in 60 s (ERRORS-16).
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection the page that is open is all there is.
    if (!navigator.onLine || !mayReload(tabStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}

/**
 * The same for a page that does not load, in the place of what the router does by itself (route-modules.ts). Without a
 * connection the navigation waits for it (ERRORS-18). @returns what stands for the page's module: a page that fails, and
 * is shown as an error (ERRORS-17)
 */
export function missingRouteModule(error: unknown): Promise<never> | Readonly<Record<string, () => never>> {
  const waiting = new Promise<never>(() => {});
  if (!navigator.onLine) {
    addEventListener('online', () => location.reload(), { once: true });
    return waiting;
  }
  if (mayReload(tabStorage, Date.now())) {
    location.reload();
    return waiting;
  }
  const fail = () => {
    throw error;
  };
  return { default: fail, clientLoader: fail };
}

/** Whether the last reload is long enough ago; if so, `now` (milliseconds) is the last one from here on. */
export function mayReload(storage: Pick<SafeStorage, 'get' | 'trySet'>, now: number): boolean {
  if (now - Number(storage.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false;
  // Without storage nobody can tell the first time from the tenth: the error page is the safer end.
  return storage.trySet(key, String(now));
}
