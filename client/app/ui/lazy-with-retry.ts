import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

/**
 * Waits before the next attempts while the browser is online: a request can be lost without an `online` event. They end
 * before a failure may reload the document again (ERRORS-16).
 */
const retryWaitsMs = [1e3, 2e3, 4e3, 8e3, 16e3];

/**
 * Loads code in addition to the page's own. A failed load is retried after `retryWaitsMs`, and whenever the connection is
 * back (ERRORS-85), until it succeeds or `signal` aborts it.
 */
async function loadWithRetry<Code>(
  load: (signal: AbortSignal) => Promise<Code>,
  signal = new AbortController().signal,
): Promise<Code> {
  if (typeof window === 'undefined') return load(signal);
  for (let failures = 0; ; failures += 1) {
    let retry = () => {};
    // Listens before the attempt: when it fails, the connection may already be back.
    const isDue = new Promise<void>((resolve) => {
      retry = resolve;
    });
    addEventListener('online', retry, { signal });
    try {
      return await load(signal);
    } catch {
      const waitMs = retryWaitsMs[failures];
      if (waitMs) setTimeout(() => signal.aborted || retry(), waitMs);
      await isDue;
    } finally {
      removeEventListener('online', retry);
    }
  }
}

/**
 * A component that loads its code when it is first rendered; the surrounding `Suspense` shows a fallback until then.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}

/**
 * Returns code, such as a component, that the server does not use and that loads after the page; null until then.
 * `load` must be the same function on every render; its signal is aborted when the component is removed.
 */
export function useDeferredCode<Code>(load: (signal: AbortSignal) => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    loadWithRetry(load, controller.signal).then((loaded) => setCode(() => loaded));
    return () => controller.abort();
  }, [load]);
  return code;
}
