import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewerQuery } from '../session/viewer.gen.ts';

/**
 * After each route change: if the session is a guest's but this document still holds a member, the page is reloaded so
 * that no data of the member remains (ROUTING-61). The server knew the viewer of the first page, unless Back restored
 * the page from the browser's cache.
 */
export function useGuestCheck(): void {
  const { key } = useLocation();
  const isMemberHeld = Boolean(useViewerQuery().data?.me);
  const moment = `${key} ${useReturns()}`;
  const checked = useRef<string>(undefined);
  useEffect(() => {
    if (checked.current === undefined && !isKeptPage()) checked.current = moment;
    if (!isMemberHeld || checked.current === moment) return;
    checked.current = moment;
    const stop = new AbortController();
    isGuest(stop.signal).then(
      (isGuestNow) => isGuestNow && location.reload(),
      // Without a response, assume no change.
      () => undefined,
    );
    return () => stop.abort();
  }, [moment, isMemberHeld]);
}

/** How often Back or Forward restored this document from the back/forward cache. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReturns((count) => count + 1);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return returns;
}

/** Whether Back or Forward led to this document: browsers then show a cached copy of any age. */
function isKeptPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

async function isGuest(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/auth/guest', { signal, headers: { accept: 'application/json' } });
  return answer.ok && (await answer.json()) === true;
}
