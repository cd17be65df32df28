import { isOwnedBy, type PayableCart } from '../../domain/cart.ts';
import type { CustomerIdentity, Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';

export interface OwnCart {
  readonly cart: PayableCart;
  /** The member on the platform; undefined for guests. */
  readonly customer: CustomerIdentity | undefined;
}

/** The cart when the shopper may pay for it now: it is their own, and for guests it is picked up. */
export async function findOwnCart(
  { commerce }: Pick<Ports, 'commerce'>,
  shopper: Shopper,
  cartId: string,
): Promise<OwnCart | undefined> {
  const [cart, customer] = await Promise.all([
    commerce.findCart(shopper.market, cartId),
    shopper.membershipNumber ? commerce.findCustomer(shopper.membershipNumber) : undefined,
  ]);
  if (!cart || !isOwnedBy(cart, { owner: shopper.owner, customerId: customer?.id })) return undefined;
  // Guests pick up at a club (CHECKOUT-4).
  return shopper.guestId !== undefined && cart.isDelivery ? undefined : { cart, customer };
}
