import { useCallback } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { loadOptional } from '../../reload-once.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { waitForInteraction } from '../../ui/first-interaction.ts';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import { nextTask } from '../../ui/next-task.ts';
import { getCartSource } from './cart-source.ts';
import { getStoredOutbox, hasKeptCart } from './cart-storage.ts';

const loadCartSync = async () => (await import('./cart-sync.tsx')).CartSync;

/** Resolves when another tab changes local storage, which has the time of the last change of the cart (CART-76). */
const waitForOtherTab = (signal: AbortSignal) =>
  new Promise((resolve) => addEventListener('storage', resolve, { once: true, signal }));

async function loadWhenUsed(marketCode: string, signal: AbortSignal) {
  const isUsedLater = Promise.race([waitForInteraction(signal), waitForOtherTab(signal)]);
  // The first access to the storage takes long on a phone.
  await nextTask();
  // The kept cart of a member whose session has ended is deleted (OFFLINE-5).
  const isUsed = getStoredOutbox(marketCode) !== null || hasKeptCart() || getCartSource() !== 'network';
  if (isUsed) return loadCartSync();
  await isUsedLater;
  return loadOptional(loadCartSync);
}

/**
 * Keeps the cart up to date; its code is loaded after the page. For a visitor of whom neither the server nor this browser
 * knows a cart, it is loaded with the first interaction or change of another tab (ROUTING-67).
 */
export function LazyCartSync() {
  const { market } = useLocale();
  const { data: viewer } = useViewerQuery();
  const isUnused = viewer && !viewer.me && !viewer.cart && !viewer.guestCart;
  const loadLater = useCallback((signal: AbortSignal) => loadWhenUsed(market.code, signal), [market.code]);
  const CartSync = useDeferredCode(isUnused ? loadLater : loadCartSync);
  return CartSync && <CartSync />;
}
