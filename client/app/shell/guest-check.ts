import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useViewerQuery } from '../session/viewer.gen.ts';

/**
 * Reloads the page when it contains the data of a member whose session has ended, so that no data of the member remains
 * (ROUTING-61). After each route change, the server is asked whether the session is a guest's; it knew the viewer of the
 * first page, unless Back restored that page from the browser's cache. A response without the member has the same
 * effect, except while a page is opened, whose loader decides.
 */
export function useGuestCheck(): void {
  const { key } = useLocation();
  const me = useViewerQuery().data?.me;
  const hasMemberData = Boolean(me);
  useReloadWithoutMember(me);
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

function useReloadWithoutMember(me: object | null | undefined): void {
  const isIdle = useNavigation().state === 'idle';
  const hadMember = useRef(false);
  useEffect(() => {
    if (me) hadMember.current = true;
    else if (me === null && hadMember.current && isIdle) location.reload();
  }, [me, isIdle]);
}

/** How many times Back or Forward restored this document from the back/forward cache. */
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
