import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { isCartFailure } from './cart-failure.ts';
import { onChangeInOtherTab } from './other-tabs.ts';
import { storedWaiting } from './outbox.ts';
import { startReplayLoop } from './replay-loop.ts';
import { isUnanswered } from './send-command.ts';
import { prepareForTrouble, useCartFailure } from './use-cart-failure.ts';
import { useCartLoadFailure } from './use-cart-load-failure.ts';

/**
 * Keeps the cart of every page true: sends what waited for the connection, and reads the cart again when another tab
 * has changed it or the shopper comes back to this one. Shows nothing.
 */
export function CartKeeper() {
  useRestore();
  useReplay();
  useFreshCart();
  useCartLoadFailure(useViewerQuery().error);
  useEffect(prepareForTrouble, []);
  return null;
}

/** Sends what was kept when the member's session had ended; the next replay takes it. */
function useRestore(): void {
  const { market } = useLocale();
  const memberId = useViewerQuery().data?.me?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    void import('./kept-for-sign-in.ts').then(
      ({ restoreAfterSignIn }) => restoreAfterSignIn(market.code, memberId),
      // It is tried again with the next page.
      () => undefined,
    );
  }, [market.code, memberId]);
}

function useReplay(): void {
  const { t } = useLingui();
  const client = useApolloClient();
  const { market } = useLocale();
  const notify = useNotify();
  const fail = useCartFailure();
  const memberId = useViewerQuery().data?.me?.id ?? null;
  const isReplaying = useRef(false);
  const replay = useRef(async () => {});
  useEffect(() => {
    replay.current = async () => {
      // Tried without asking `navigator.onLine`: browsers that take a working connection for none would never send.
      if (isReplaying.current || storedWaiting(market.code) === null) return;
      isReplaying.current = true;
      try {
        const { replayWaiting } = await import('./replay-waiting.ts');
        const answers = await replayWaiting(client, market.code, memberId);
        const done = answers.filter(({ kind, answer }) => {
          if (!isUnanswered(answer) && !isCartFailure(answer)) return true;
          fail(kind, answer);
          return false;
        });
        if (done.length > 0) notify({ type: 'success', message: t`Your cart changes have been sent.` });
      } catch {
        // Not even the code could be fetched: the next try comes by itself.
      } finally {
        isReplaying.current = false;
      }
    };
  });
  useEffect(() => {
    const loop = startReplayLoop({
      replay: () => replay.current(),
      isWaiting: () => storedWaiting(market.code) !== null,
    });
    addEventListener('online', loop.tryNow);
    return () => {
      removeEventListener('online', loop.tryNow);
      loop.stop();
    };
  }, [market.code]);
}

function useFreshCart(): void {
  const client = useApolloClient();
  const { market } = useLocale();
  useEffect(() => {
    const readAgain = () => {
      const hasCart = Boolean(client.cache.readQuery({ query: CartDocument })?.cart);
      if (!hasCart || storedWaiting(market.code) !== null) return;
      client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const onReturn = () => document.visibilityState === 'visible' && readAgain();
    document.addEventListener('visibilitychange', onReturn);
    const stop = onChangeInOtherTab(market.code, () => {
      client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    });
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      stop();
    };
  }, [client, market.code]);
}
