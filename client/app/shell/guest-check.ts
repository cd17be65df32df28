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
  const hasMemberData = Boolean(useViewerQuery().data?.me);
  const visitKey = `${key} ${useRestoreCount()}`;
  const checked = useRef<string>(undefined);
  useEffect(() => {
    if (checked.current === undefined && !isCachedPage()) checked.current = visitKey;
    if (!hasMemberData || checked.current === visitKey) return;
    checked.current = visitKey;
    const stop = new AbortController();
    isGuest(stop.signal).then(
      (isGuestNow) => isGuestNow && location.reload(),
      // Without a response, assume no change.
      () => undefined,
    );
    return () => stop.abort();
  }, [visitKey, hasMemberData]);
}

/** How often Back or Forward restored this document from the back/forward cache. */
function useRestoreCount(): number {
  const [restoreCount, setRestoreCount] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setRestoreCount((count) => count + 1);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return restoreCount;
}

/** Whether Back or Forward led to this document: browsers then show a cached copy of any age. */
function isCachedPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

async function isGuest(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/auth/guest', { signal, headers: { accept: 'application/json' } });
  return response.ok && (await response.json()) === true;
}
