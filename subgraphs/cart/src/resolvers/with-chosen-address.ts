import type { Context } from '../context.ts';
import type { Cart } from '../domain/cart.ts';
import type { LogEntry } from '../domain/command-log.ts';
import { deliveryTo } from '../domain/delivery.ts';
import { submit } from './submit.ts';

/**
 * The cart, delivered to the saved address that was chosen before there was a cart (DELIVERY-43). A choice of pickup or
 * delivery that the cart has already stays (DELIVERY-44), and so does a cart that cannot go there (DELIVERY-45).
 * `added` is the command that brought the address.
 */
export async function withChosenAddress(
  cart: Cart,
  addressId: string | null | undefined,
  added: LogEntry,
  context: Context,
): Promise<Cart> {
  const { identity, locale, places, reportDelivery } = context;
  if (!addressId || cart.delivery || cart.isLocked || identity.kind !== 'member') return cart;
  try {
    const choice = await deliveryTo(addressId, locale.market, places);
    if ('code' in choice) return cart;
    const change = { kind: 'deliver', choice, fitToStock: false, onlyFor: 'UNDECIDED' } as const;
    const outcome = await submit({ id: `deliver-${added.id}`, bodyHash: added.bodyHash, change }, context);
    return outcome.kind === 'done' ? outcome.cart : cart;
  } catch (error) {
    // The line is in the cart: the shopper can still choose the address there.
    reportDelivery('a new cart could not take the chosen address', { cartId: cart.id, err: error });
    return cart;
  }
}
