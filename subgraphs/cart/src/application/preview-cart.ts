import type { Cart } from '../domain/cart.ts';
import { type CartPreview, computeCartPreview, listRelevantSkus } from '../domain/cart-preview.ts';
import type { DeliveryChoice } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import type { CartRequest } from './cart-request.ts';
import { chooseHomeDelivery, choosePickup } from './delivery/choose-delivery.ts';

/** Previews a cart for pickup at a club; null for a club where it cannot be picked up (CART-41). */
export async function previewCartAtClub(
  cart: Cart,
  clubKey: string,
  request: CartRequest,
): Promise<CartPreview | null> {
  return previewChoice(cart, await choosePickup(clubKey, cart.market, request), request);
}

/** Previews a cart for delivery to a saved address; null for an address to which it cannot be delivered. */
export async function previewCartAtAddress(
  cart: Cart,
  addressId: string,
  request: CartRequest,
): Promise<CartPreview | null> {
  return previewChoice(cart, await chooseHomeDelivery(addressId, cart.market, request), request);
}

async function previewChoice(
  cart: Cart,
  choice: DeliveryChoice | Failure,
  { rules, store }: CartRequest,
): Promise<CartPreview | null> {
  if ('code' in choice) return null;
  const { clubKey } = choice;
  const offers = await store.findOffers(listRelevantSkus(cart, rules), cart.market, clubKey);
  return computeCartPreview(cart, clubKey, rules, offers);
}
