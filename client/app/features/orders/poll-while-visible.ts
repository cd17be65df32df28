import { poll } from '../../poll.ts';
import { computeWaitMs, minimumGapMs } from './order-waits.ts';

/**
 * Calls `check` at increasing intervals while the page is visible and online, and immediately when it becomes so
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
