import { poll } from '../../poll.ts';

/** The first wait of a page that was just shown or whose data has changed, in milliseconds. */
export const shortestWaitMs = 10_000;
/** Waits grow up to this while nothing changes, in milliseconds. */
export const longestWaitMs = 120_000;
/** A page that becomes visible or online does not check again sooner than this, in milliseconds. */
export const minimumGapMs = 3_000;
const growth = 1.5;
/** Part of a wait that is random, so that pages do not check simultaneously. */
const randomPart = 0.4;

/** The wait before a check after `checks` checks without a change: exponential backoff with jitter (ORDERS-353). */
export function computeWaitMs(checks: number, random: () => number = Math.random): number {
  const waitMs = Math.min(longestWaitMs, shortestWaitMs * growth ** checks);
  return waitMs * (1 - randomPart / 2 + randomPart * random());
}

/**
 * Calls `check` with longer and longer waits while the page is visible and online, and immediately when it becomes so
 * (ORDERS-351, ORDERS-352, ORDERS-353). Ends when `check` resolves to true.
 * @returns a function that ends it
 */
export function pollWhileVisible(check: () => Promise<boolean>): () => void {
  let checks = 0;
  let lastCheckAt = Date.now();
  let hasEnded = false;
  let running: AbortController | undefined;

  function* listWaitsMs(firstWaitMs: number): Generator<number, void> {
    yield firstWaitMs;
    for (;;) yield computeWaitMs(checks);
  }

  const start = (firstWaitMs: number) => {
    running = new AbortController();
    void poll({ waitsMs: listWaitsMs(firstWaitMs), signal: running.signal }, async () => {
      checks += 1;
      lastCheckAt = Date.now();
      if (await check()) end();
      return undefined;
    });
  };
  const onChange = () => {
    const canCheck = !hasEnded && document.visibilityState === 'visible' && navigator.onLine;
    if (!canCheck) {
      running?.abort();
      running = undefined;
    } else if (!running) {
      start(Math.max(0, lastCheckAt + minimumGapMs - Date.now()));
    }
  };
  const end = () => {
    hasEnded = true;
    onChange();
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };

  document.addEventListener('visibilitychange', onChange);
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  if (document.visibilityState === 'visible' && navigator.onLine) start(computeWaitMs(checks));
  return end;
}
