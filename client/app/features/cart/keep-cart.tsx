import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { loadOptional } from '../../reload-once.ts';
import { keepPage } from '../../service-worker/keep-page.ts';
import { listRouteFiles } from '../../service-worker/route-files.ts';
import { useViewerQuery, ViewerDocument } from '../../session/viewer.gen.ts';
import { getCartSource, onCartSourceChange, setCartSource } from './cart-source.ts';
import { keepCart } from './kept-cart.ts';
import { loadOldCart } from './load-old-cart.ts';
import { hasQueuedCommands, onOutboxChange } from './outbox.ts';
import { startReplayLoop } from './replay-loop.ts';

/** Keeps the cart and its page for use without a connection, and refreshes an old cart. Renders nothing. */
export function KeepCart() {
  const source = useSyncExternalStore(onCartSourceChange, getCartSource, () => 'network' as const);
  useKeepCart(source === 'none', source === 'network');
  useKeepCartPage();
  useRefreshOldCart(source !== 'network');
  return null;
}

/** Keeps each cart that is shown, except on a page without a shopper, which has no cart. */
function useKeepCart(isMissing: boolean, isFromNetwork: boolean): void {
  const { market } = useLocale();
  const { data: viewer } = useViewerQuery();
  useEffect(() => {
    if (!viewer || isMissing) return;
    const isCurrent = isFromNetwork && navigator.onLine && !hasQueuedCommands(market.code, viewer);
    keepCart(market.code, viewer, isCurrent, Date.now());
  }, [market.code, viewer, isMissing, isFromNetwork]);
}

/** Makes the service worker keep the page of the cart; with Save-Data, only for a cart with items (OFFLINE-4). */
function useKeepCartPage(): void {
  const path = usePathTo()('cart');
  const isCartPage = useLocation().pathname === path;
  const { language } = useLocale();
  const hasItems = (useViewerQuery().data?.cart?.itemCount ?? 0) > 0;
  useEffect(() => {
    const isSaveDataOn = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!('serviceWorker' in navigator) || (isSaveDataOn && !hasItems)) return;
    // An open cart page needs this code when the connection ends; another page, the code of the navigation to it.
    const deferredParts = isCartPage ? [loadOldCart(), import('./outbox-entries.ts')] : [];
    Promise.all([import('../../session/load-clubs.ts'), ...deferredParts]).then(
      () => {
        const files = listRouteFiles(`cart.${language}`);
        const shared = listRouteFiles('routes/shell');
        // The page without a connection has deferred parts, which the service worker finds in the page's own files.
        keepPage(
          'cart',
          path,
          files,
          files.filter((file) => !shared.includes(file)),
        );
      },
      // The next page load retries.
      () => undefined,
    );
  }, [path, isCartPage, language, hasItems]);
}

/** Marks the cart as old when the connection ends, and refreshes it when the connection is back (OFFLINE-9). */
function useRefreshOldCart(isOld: boolean): void {
  const client = useApolloClient();
  const { market } = useLocale();
  const { revalidate } = useRevalidator();
  const isCartPage = useLocation().pathname === usePathTo()('cart');
  const showCart = useEffectEvent(() => {
    if (isCartPage) void revalidate();
  });
  const markOld = useEffectEvent(() => {
    if (getCartSource() === 'network') setCartSource('copy');
    // Without this code an open cart stays as it is (OFFLINE-26).
    if (isCartPage) loadOptional(loadOldCart).then(showCart, () => undefined);
  });
  const refresh = useEffectEvent(async () => {
    const viewer = client.readQuery({ query: ViewerDocument });
    // The changes that are queued are sent first.
    if (!viewer || hasQueuedCommands(market.code, viewer)) return;
    const response = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    // The cart page may have loaded the cart meanwhile.
    if (!response?.data || getCartSource() === 'network') return;
    setCartSource('network');
    showCart();
  });
  useEffect(() => {
    const onOffline = () => markOld();
    addEventListener('offline', onOffline);
    return () => removeEventListener('offline', onOffline);
  }, []);
  useEffect(() => {
    if (!isOld) return;
    const loop = startReplayLoop({ replay: () => refresh(), hasQueued: () => getCartSource() !== 'network' });
    addEventListener('online', loop.tryNow);
    const stopListening = onOutboxChange(loop.tryNow);
    return () => {
      removeEventListener('online', loop.tryNow);
      stopListening();
      loop.stop();
    };
  }, [isOld]);
}
