import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewerQuery } from '../session/viewer.gen.ts';

/**
 * After each change of route: when the session is a guest's by now and a member is still held here, the page is asked for
 * anew, so that nothing of the member stays in this document (ROUTING-61). The server knew the first page's viewer,
 * unless the browser had kept that page and Back brought it up again.
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
      // Without an answer nothing is known to have changed.
      () => undefined,
    );
    return () => stop.abort();
  }, [moment, isMemberHeld]);
}

/** How often Back or Forward has brought up this very document, scripts and all. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReturns((count) => count + 1);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return returns;
}

/** Whether Back or Forward led to this document: browsers then show what they have kept, however old. */
function isKeptPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

async function isGuest(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/auth/guest', { signal, headers: { accept: 'application/json' } });
  return answer.ok && (await answer.json()) === true;
}
