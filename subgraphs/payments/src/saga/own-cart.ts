import type { PayableCart } from '../domain/cart.ts';
import type { CustomerIdentity } from '../domain/ports.ts';
import { owns, type Shopper } from './shopper.ts';
import type { Ports } from './step.ts';

export interface OwnCart {
  readonly cart: PayableCart;
  /** The member on the platform; undefined for guests. */
  readonly customer: CustomerIdentity | undefined;
}

/** The cart, when it is one that the shopper may pay for now: their own, and for guests one that is picked up. */
export async function findOwnCart(
  { commerce }: Pick<Ports, 'commerce'>,
  shopper: Shopper,
  cartId: string,
): Promise<OwnCart | undefined> {
  const [cart, customer] = await Promise.all([
    commerce.findCart(shopper.market, cartId),
    shopper.membershipNumber ? commerce.findCustomer(shopper.membershipNumber) : undefined,
  ]);
  if (!cart || !owns(shopper, cart, customer?.id)) return undefined;
  // Guests pick up at a club (CHECKOUT-4).
  return shopper.guestId !== undefined && cart.isDelivery ? undefined : { cart, customer };
}
