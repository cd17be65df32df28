import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useViewerQuery } from './shell.gen.ts';

/**
 * After each change of route: when the session is a guest's by now and a member is still held here, the page is asked for
 * anew, so that nothing of the member stays in this document (store.md §2.3). The server knows the first page's viewer.
 */
export function useGuestCheck(): void {
  const { key } = useLocation();
  const isMemberHeld = Boolean(useViewerQuery().data?.me);
  const checked = useRef(key);
  useEffect(() => {
    if (!isMemberHeld || checked.current === key) return;
    checked.current = key;
    const stop = new AbortController();
    isGuest(stop.signal).then(
      (isGuestNow) => isGuestNow && location.reload(),
      // Without an answer nothing is known to have changed.
      () => undefined,
    );
    return () => stop.abort();
  }, [key, isMemberHeld]);
}

async function isGuest(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/auth/guest', { signal, headers: { accept: 'application/json' } });
  return answer.ok && (await answer.json()) === true;
}
