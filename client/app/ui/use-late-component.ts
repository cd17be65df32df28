import { type ComponentType, useEffect, useState } from 'react';
import { retryDelayMs } from '../retry-delay.ts';

/**
 * A component of which the server writes nothing and whose code is loaded after the page's own: null until then. Code that
 * could not be loaded is tried again when the connection is back, and after a delay. `load` must be the same function at
 * every render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let failures = 0;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener('online', tryToLoad);
    };
    const tryToLoad = () => {
      stopWaiting();
      load().then(
        (loaded) => setComponent(() => loaded),
        () => {
          if (isGone) return;
          failures += 1;
          addEventListener('online', tryToLoad);
          timer = setTimeout(tryToLoad, retryDelayMs(failures));
        },
      );
    };
    tryToLoad();
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, [load]);
  return component;
}
