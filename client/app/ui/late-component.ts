import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

/**
 * Loads code that comes after the page's own. What a browser could not load is loaded again whenever its connection comes
 * back, until it is there or `signal` ends it.
 */
async function loadLate<Code>(load: () => Promise<Code>, signal?: AbortSignal): Promise<Code> {
  if (typeof window === 'undefined') return load();
  for (;;) {
    let tryAgain = () => {};
    // From before the try on: when it fails, the connection may be back already.
    const isBack = new Promise<void>((resolve) => {
      tryAgain = resolve;
    });
    addEventListener('online', tryAgain, signal ? { signal } : {});
    try {
      return await load();
    } catch {
      await isBack;
    } finally {
      removeEventListener('online', tryAgain);
    }
  }
}

/** A component whose code is loaded when it is shown first; the `Suspense` around it shows what stands there until then. */
export function lateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadLate(load) }));
}

/**
 * A component of which the server writes nothing and whose code is loaded after the page's own: null until then. `load`
 * must be the same function at every render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    loadLate(load, ended.signal).then((loaded) => setComponent(() => loaded));
    return () => ended.abort();
  }, [load]);
  return component;
}
