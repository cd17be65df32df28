import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

/**
 * Loads code in addition to the page's own. A failed load is retried whenever the connection is back, until it succeeds
 * or `signal` aborts it.
 */
async function loadWithRetry<Code>(load: () => Promise<Code>, signal?: AbortSignal): Promise<Code> {
  if (typeof window === 'undefined') return load();
  for (;;) {
    let signalOnline = () => {};
    // Listens before the attempt: when it fails, the connection may already be back.
    const backOnline = new Promise<void>((resolve) => {
      signalOnline = resolve;
    });
    addEventListener('online', signalOnline, signal ? { signal } : {});
    try {
      return await load();
    } catch {
      await backOnline;
    } finally {
      removeEventListener('online', signalOnline);
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
 * `load` must be the same function on every render.
 */
export function useDeferredCode<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    loadWithRetry(load, controller.signal).then((loaded) => setCode(() => loaded));
    return () => controller.abort();
  }, [load]);
  return code;
}
