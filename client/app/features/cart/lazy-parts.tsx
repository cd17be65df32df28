import { useDeferredCode } from '../../ui/lazy-with-retry.ts';

const loadCartSync = async () => (await import('./cart-sync.tsx')).CartSync;

/** Keeps the cart up to date; its code is loaded after the page. */
export function LazyCartSync() {
  const CartSync = useDeferredCode(loadCartSync);
  return CartSync && <CartSync />;
}
