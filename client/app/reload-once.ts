import { type SafeStorage, tabStorage } from './browser-storage.ts';

const key = 'tarima.reloaded-at';
const pauseMs = 60_000;

/** Number of loads of optional code that are under way. */
let optionalLoads = 0;

/**
 * Loads code that the page works without. When it is missing, as on a kept page while the shop does not respond, the open
 * page is not reloaded.
 */
export async function loadOptional<Code>(load: () => Promise<Code>): Promise<Code> {
  optionalLoads += 1;
  try {
    return await load();
  } finally {
    optionalLoads -= 1;
  }
}

/**
 * A missing chunk means that a release was deployed while the page was open: the page reloads, at most once in 60 s
 * (ERRORS-16).
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would lose the open page.
    if (optionalLoads > 0 || !navigator.onLine || !claimReload(tabStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}

/**
 * The same for a route module that fails to load, instead of the router's own handling (client/changed-libraries.ts). Without a
 * connection the navigation waits for it (ERRORS-18). @returns a replacement module that throws, so that the error page
 * is shown (ERRORS-17)
 */
export function handleMissingRouteModule(error: unknown): Promise<never> | Readonly<Record<string, () => never>> {
  const waiting = new Promise<never>(() => {});
  if (!navigator.onLine) {
    addEventListener('online', () => location.reload(), { once: true });
    return waiting;
  }
  if (claimReload(tabStorage, Date.now())) {
    location.reload();
    return waiting;
  }
  const fail = () => {
    throw error;
  };
  return { default: fail, clientLoader: fail };
}

/** Whether the last reload is long enough ago; if so, records `now` (milliseconds) as the last one. */
export function claimReload(storage: Pick<SafeStorage, 'get' | 'trySet'>, now: number): boolean {
  if (now - Number(storage.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false;
  // Without storage, repeated reloads cannot be detected: showing the error page is safer.
  return storage.trySet(key, String(now));
}
