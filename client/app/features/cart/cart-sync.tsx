import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useViewerQuery, ViewerDocument } from '../../session/viewer.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { isFailure, isRequestFailure } from './cart-failure.ts';
import { onCartSourceChange } from './cart-source.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { KeepCart } from './keep-cart.tsx';
import { onChangeInOtherTab } from './other-tabs.ts';
import { hasQueuedCommands } from './outbox.ts';
import { refetchCart } from './refetch-cart.ts';
import { startReplayLoop } from './replay-loop.ts';
import { restoreKeptChanges } from './restore-kept-changes.ts';
import { preloadFailureActions, useCartFailureHandler } from './use-cart-failure-handler.ts';
import { useReportCartLoadFailure } from './use-report-cart-load-failure.ts';

/**
 * Keeps the cart up to date on every page: sends changes that were made offline, and refetches the cart when another
 * tab has changed it or this tab becomes visible. Renders nothing visible.
 */
export function CartSync() {
  useRestoreAfterSignIn();
  useReplay();
  useRefetchCart();
  useReportViewerFailure();
  useEffect(preloadFailureActions, []);
  return <KeepCart />;
}

/** The cart page loads the cart itself, and shows a failure on the page. */
function useReportViewerFailure(): void {
  const isCartPage = useLocation().pathname === usePathTo()('cart');
  useReportCartLoadFailure(useViewerQuery().error, isCartPage ? 'open' : 'load');
}

/** Moves changes that were kept until sign-in to the outbox; the next replay sends them. */
function useRestoreAfterSignIn(): void {
  const { market } = useLocale();
  const memberId = useViewerQuery().data?.me?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    // The next page load retries.
    restoreKeptChanges(market.code, memberId).catch(() => undefined);
  }, [market.code, memberId]);
}

function useReplay(): void {
  const { t } = useLingui();
  const client = useApolloClient();
  const { market } = useLocale();
  const notify = useNotify();
  const handleFailure = useCartFailureHandler();
  const guestCartId = useViewerQuery().data?.guestCart?.id;
  const isReplaying = useRef(false);
  // Offered once in a document, not with each attempt.
  const isReleaseOffered = useRef(false);
  const replay = useRef(async () => {});
  useEffect(() => {
    replay.current = async () => {
      // Ignores `navigator.onLine`: some browsers report a working connection as offline and would never send.
      if (isReplaying.current || getStoredOutbox(market.code) === null) return;
      isReplaying.current = true;
      try {
        const { replayOutbox } = await import('./replay-outbox.ts');
        const results = await replayOutbox(client, market.code);
        const accepted = results.filter(({ kind, result }) => {
          if (!isFailure(result)) return true;
          const isOutdated = isRequestFailure(result) && result.errorKind === 'outdated';
          if (isOutdated && isReleaseOffered.current) return false;
          isReleaseOffered.current ||= isOutdated;
          handleFailure(kind, result);
          return false;
        });
        if (accepted.length > 0) notify({ type: 'success', message: t`Your cart changes have been applied.` });
      } catch {
        // The code could not be fetched; the replay loop retries.
      } finally {
        isReplaying.current = false;
      }
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: replays again after a merge (CART-113)
  useEffect(() => {
    const loop = startReplayLoop({
      replay: () => replay.current(),
      hasQueued: () => getStoredOutbox(market.code) !== null,
    });
    addEventListener('online', loop.tryNow);
    const stopListening = onCartSourceChange(loop.tryNow);
    return () => {
      removeEventListener('online', loop.tryNow);
      stopListening();
      loop.stop();
    };
  }, [market.code, guestCartId]);
}

function useRefetchCart(): void {
  const client = useApolloClient();
  const { market } = useLocale();
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      const viewer = client.readQuery({ query: ViewerDocument });
      if (!viewer?.cart || hasQueuedCommands(market.code, viewer)) return;
      void refetchCart(client);
    };
    document.addEventListener('visibilitychange', onVisible);
    const stop = onChangeInOtherTab(market.code, () => void refetchCart(client));
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [client, market.code]);
}
