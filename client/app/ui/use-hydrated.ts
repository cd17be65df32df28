import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False in the server's HTML, true once the page is hydrated. Forms that must not put their fields into a URL or submit
 * them natively render their submit button only after hydration, so that Enter cannot submit them either.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
