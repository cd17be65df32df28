import { poll } from '../../poll.ts';
import { computeWaitMs, minimumGapMs } from './order-waits.ts';

/**
 * Calls `check` at increasing intervals while the page is visible and online, and immediately when it becomes so, after
 * which the intervals increase again from the shortest one (ORDERS-351, ORDERS-352, ORDERS-353). Ends when `check`
 * resolves to true.
 * @returns a function that ends it
 */
export function pollWhileVisible(check: () => Promise<boolean>): () => void {
  let lastCheckAt = Date.now();
  let hasEnded = false;
  let running: AbortController | undefined;

  const start = (waitsMs: Iterable<number>) => {
    running = new AbortController();
    void poll({ waitsMs, signal: running.signal }, async () => {
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
      start(listWaitsMs(Math.max(0, lastCheckAt + minimumGapMs - Date.now())));
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
  if (document.visibilityState === 'visible' && navigator.onLine) start(listWaitsMs());
  return end;
}

/** The waits before the checks, after a first one that is not computed. */
function* listWaitsMs(firstWaitMs?: number): Generator<number, void> {
  if (firstWaitMs !== undefined) yield firstWaitMs;
  for (let checks = 0; ; checks += 1) yield computeWaitMs(checks);
}
