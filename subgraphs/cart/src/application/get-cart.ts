import type { Cart } from '../domain/cart.ts';
import { toShopperKey } from '../domain/shopper.ts';
import type { CartRequest } from './cart-request.ts';
import { createExecuteOptions } from './commands/submit-command.ts';
import { checkSavedAddress } from './delivery/check-saved-address.ts';
import { updateDelivery } from './delivery/update-delivery.ts';
import { findFormerGuest, findShopper } from './shopper.ts';

/** The caller's active cart; one whose saved address was edited is updated to it first. */
export async function getCart(request: CartRequest): Promise<Cart | null> {
  const { carts, identity, locale, queue } = request;
  const shopper = findShopper(identity, locale);
  const cart = shopper && (await carts.load(shopper));
  if (!cart) return null;
  if ((await checkSavedAddress(cart, request)) !== 'CHANGED') return cart;
  const options = createExecuteOptions(request);
  const updated = await queue.runExclusive(toShopperKey(shopper), async () => {
    // Earlier commands in the queue may have changed it.
    const current = await options.store.find(shopper);
    return current && updateDelivery(current, options, request);
  });
  carts.clear(shopper).prime(shopper, updated ?? null);
  return updated ?? cart;
}

/** The caller's active cart if it has this id: another shopper's cart is treated like a missing one (CART-3). */
export async function getCartById(
  id: string,
  { carts, identity, locale }: Pick<CartRequest, 'carts' | 'identity' | 'locale'>,
): Promise<Cart | null> {
  const shopper = findShopper(identity, locale);
  const cart = shopper && (await carts.load(shopper));
  return cart?.id === id ? cart : null;
}

/** The cart that the member filled as a guest; null when it is empty, because there is nothing to merge (MERGE-4). */
export async function getGuestCart({
  carts,
  identity,
  locale,
}: Pick<CartRequest, 'carts' | 'identity' | 'locale'>): Promise<Cart | null> {
  const guest = findFormerGuest(identity, locale);
  const cart = guest && (await carts.load(guest));
  return cart && cart.lines.length > 0 ? cart : null;
}
