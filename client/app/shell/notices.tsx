import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { focusMainIfLost } from '../ui/focus-main.ts';
import { Icon } from '../ui/icon.tsx';
import { useDeferredCode } from '../ui/lazy-with-retry.ts';
import { nextTask } from '../ui/next-task.ts';
import { useNotify } from '../ui/notifications.tsx';
import { getTopDialog, onTopDialogChange } from '../ui/top-dialog.ts';
import { useRememberTrail } from './back-button.tsx';
import type { PageNoticesProps } from './page-notices.tsx';

async function loadPageNotices() {
  // The effects of a page block a slow phone long enough without the start of this load.
  await nextTask();
  return (await import('./page-notices.tsx')).PageNotices;
}

/** Watches the connection and the back navigation; once in the frame, inside the notifications and modals. */
export function Notices(notices: PageNoticesProps) {
  useRememberTrail();
  useFocusOnNewPage();
  const PageNotices = useDeferredCode(loadPageNotices);
  return (
    <>
      <OfflineBar />
      {PageNotices && <PageNotices {...notices} />}
    </>
  );
}

/**
 * Moves the focus to the content after navigation removed the link that was followed, so that keyboard and screen
 * reader users continue there, as after loading a document (ERRORS-60).
 */
function useFocusOnNewPage(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusMainIfLost();
    if (!getTopDialog()) return;
    // The modals of the last page close after this effect, and a link in them is removed after they report it.
    const stop = onTopDialogChange(() => {
      if (getTopDialog()) return;
      stop();
      queueMicrotask(focusMainIfLost);
    });
    return stop;
  }, [page]);
}

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Shows that the browser is offline, and when it is back online. */
function OfflineBar() {
  const { t } = useLingui();
  const notify = useNotify();
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify({ type: 'success', message: t`You’re back online.` });
    wasOnline.current = isOnline;
  }, [isOnline, notify, t]);
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm text-paper">
          <Icon name="alert" className="size-5" />
          <Trans>You’re offline. What you see may be out of date, but your cart is saved.</Trans>
        </p>
      )}
    </div>
  );
}
