import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../../browser-storage.ts';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { sendToApp } from '../../native/bridge.ts';
import { hasAppParent } from '../../native/native-app.ts';
import { closeFailure, connectPage, isRenewing, renewSession, subscribeToRenewal } from '../../native/renewal.ts';
import { requestSession } from '../../native/request-session.ts';
import type { SessionResult } from '../../native/session-result.ts';
import { useModals } from '../../session/modals.ts';
import { reportRenewedSession } from '../../session/renewed-session.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { restoreKeptChanges } from '../cart/index.ts';
import { findAppLink } from './app-links.ts';
import { appSignInId } from './app-sign-in-page.tsx';

const LazyContentDialog = lazyWithRetry(async () => (await import('./content-dialog.tsx')).ContentDialog);

interface NativeAppProps {
  readonly isAfterSignOut: boolean;
  /** Whether the member's session has ended since the previous page. */
  readonly hasSessionEnded: boolean;
}

/** Sends messages to the app, renews the session and handles links in native mode. */
export function NativeApp({ isAfterSignOut, hasSessionEnded }: NativeAppProps) {
  usePathMessages();
  useLanguageMessage();
  useEffect(() => {
    if (isAfterSignOut) sendToApp({ type: 'logout' });
  }, [isAfterSignOut]);
  const showFailure = useShowFailure();
  useRenewal(showFailure, hasSessionEnded);
  const { isSigningIn, contentPath, closeContent } = useAppLinks(showFailure);
  const isRenewingNow = useSyncExternalStore(subscribeToRenewal, isRenewing);
  return (
    <>
      <div
        role="status"
        className="no-print pointer-events-none fixed inset-x-4 top-[calc(5rem+env(safe-area-inset-top))] z-50"
      >
        {(isRenewingNow || isSigningIn) && (
          <p className="mx-auto w-fit rounded-card bg-ink px-4 py-3 text-sm font-medium text-paper shadow-float">
            <Trans>Checking with the app that you’re signed in…</Trans>
          </p>
        )}
      </div>
      {contentPath !== undefined && (
        <Suspense>
          <LazyContentDialog path={contentPath} onClose={closeContent} />
        </Suspense>
      )}
    </>
  );
}

/** Sends the path after each navigation (NATIVE-49). On the card's page, the app can show its own card (NATIVE-50). */
function usePathMessages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const path = pathname + search;
    closeFailure();
    sendToApp({ type: 'currentPath', path });
    if (matchPage(splitLocale(pathname)?.rest ?? '')?.pageId === 'membership-card') {
      sendToApp({ type: 'membershipCard', path });
    }
  }, [pathname, search]);
}

const languageKey = 'tarima.app-language';

/** Sends the language when it differs from the last document's, because the shopper has changed it (NATIVE-13). */
function useLanguageMessage(): void {
  const { language } = useLocale();
  useEffect(() => {
    const last = tabStorage.get(languageKey);
    tabStorage.set(languageKey, language);
    if (last !== null && last !== language) {
      sendToApp({ type: 'changeLanguage', language, path: location.pathname + location.search });
    }
  }, [language]);
}

type ShowFailure = (result: SessionResult, path?: string) => void;

function useShowFailure(): ShowFailure {
  const modals = useModals();
  const show = useRef<ShowFailure>(() => {});
  useEffect(() => {
    show.current = (result, path) => {
      if (result.kind === 'refused') modals.open('signInRefused', { reason: result.reason, isSignedIn: false });
      else modals.open('appSession', { result, path });
    };
  });
  return useRef<ShowFailure>((...failure) => show.current(...failure)).current;
}

/** Connects renewals to the page, and renews a session that ended before the page was loaded. */
function useRenewal(showFailure: ShowFailure, hasSessionEnded: boolean): void {
  const client = useApolloClient();
  const { market } = useLocale();
  useEffect(
    () =>
      connectPage({
        getMemberId: () => client.readQuery({ query: ViewerDocument })?.me?.id,
        fetchMemberId: async () => {
          const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
          return data?.me?.id;
        },
        onRenewed: (memberId) => {
          reportRenewedSession();
          void restoreKeptChanges(market.code, memberId);
        },
        onFailure: (result) => showFailure(result),
      }),
    [client, market.code, showFailure],
  );
  useEffect(() => {
    // The sign-in page requests a session itself.
    if (hasSessionEnded && !document.getElementById(appSignInId)) void renewSession();
  }, [hasSessionEnded]);
}

/**
 * Handles links to sign-in, other sites and new windows (NATIVE-47, NATIVE-48, NATIVE-53). @returns whether a sign-in is
 * pending, and the content page to show above the page
 */
function useAppLinks(showFailure: ShowFailure) {
  const [isSigningIn, setSigningIn] = useState(false);
  const [contentPath, setContentPath] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const signIn = async (path: string) => {
      setSigningIn(true);
      const result = await requestSession(path);
      if (result.kind === 'signed-in') return location.assign(path);
      setSigningIn(false);
      showFailure(result, path);
    };
    const find = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const link = element && findAppLink(element, location.origin);
      return link && { element, link };
    };
    // Before the router follows the link.
    const onCapture = (event: MouseEvent) => {
      const found = find(event);
      if (found?.link.kind !== 'sign-in' || !hasAppParent()) return;
      event.preventDefault();
      void signIn(found.link.path);
    };
    // After the page's own handlers, such as the one of a pharmacy link.
    const onBubble = (event: MouseEvent) => {
      const found = event.defaultPrevented ? undefined : find(event);
      if (!found) return;
      if (found.link.kind === 'external' && sendToApp({ type: 'externalLink', url: found.link.url })) {
        event.preventDefault();
      } else if (found.link.kind === 'dialog') {
        event.preventDefault();
        setContentPath(found.link.path);
      } else if (found.element.target === '_blank') found.element.target = '_self';
    };
    addEventListener('click', onCapture, { capture: true, signal: controller.signal });
    addEventListener('click', onBubble, { signal: controller.signal });
    return () => controller.abort();
  }, [showFailure]);
  return { isSigningIn, contentPath, closeContent: () => setContentPath(undefined) };
}
