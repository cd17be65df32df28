import type { Context } from '../context.ts';
import type { Cart as CartModel } from '../domain/cart.ts';
import { type CartAtClub, cartAtClub, skusAtStake } from '../domain/cart-at-club.ts';
import { type DeliveryChoice, deliveryTo, pickupAt } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { isServiceFeeSettled } from '../domain/service-fee.ts';
import {
  isReadyForCheckout,
  itemCountOf,
  missingForFreeShipping,
  missingForNoServiceFee,
  savingsOf,
  serviceFeeOf,
  subtotalOf,
} from '../domain/totals.ts';
import type { CartResolvers } from '../resolver-types.gen.ts';
import { shopperOf } from '../shopper.ts';
import { deliveryWindows, shippingMethods } from './cart-delivery-options.ts';
import { savedAddressProblem } from './saved-address-problem.ts';

export const Cart: CartResolvers = {
  // Only the caller's own cart: another one is as if missing (CART-3).
  async __resolveReference({ id }, { carts, identity, locale }) {
    const shopper = shopperOf(identity, locale);
    const cart = shopper && (await carts.load(shopper));
    return cart?.id === id ? cart : null;
  },
  marketCode: ({ market }) => market.code,
  attemptId: ({ attemptId, isLocked }) => (isLocked ? attemptId : null),
  lines: ({ lines }) => [...lines],
  itemCount: itemCountOf,
  delivery: (cart) => cart.delivery && { ...cart.delivery, cart },
  subtotal: subtotalOf,
  savings: savingsOf,
  serviceFee: serviceFeeOf,
  isServiceFeeSettled: (cart, _arguments, { rules }) => isServiceFeeSettled(cart, rules.serviceFee),
  shipping: ({ delivery, shipping }) => (delivery?.method === 'DELIVERY' ? (shipping?.price ?? null) : null),
  isTaxIncluded: ({ isTaxIncluded }, _arguments, context) => isTaxIncluded ?? context.isTaxIncluded(),
  missingForFreeShipping,
  missingForNoServiceFee: (cart, _arguments, { rules }) => missingForNoServiceFee(cart, rules.serviceFee),
  isReadyForCheckout: async (cart, _arguments, { places, rules }) =>
    isReadyForCheckout(cart, rules.windows, new Date()) && (await savedAddressProblem(cart, places)) === null,
  shippingMethods,
  deliveryWindows,
  atClub: async (cart, { clubId }, context) => told(cart, await pickupAt(clubId, cart.market, context.places), context),
  atAddress: async (cart, { addressId }, context) =>
    told(cart, await deliveryTo(addressId, cart.market, context.places), context),
};

/** What a choice of delivery would make of the cart; null for one that cannot be made. */
async function told(
  cart: CartModel,
  choice: DeliveryChoice | Failure,
  { rules, store }: Context,
): Promise<CartAtClub | null> {
  if ('code' in choice) return null;
  const { clubKey } = choice;
  return cartAtClub(cart, clubKey, rules, await store.facts(skusAtStake(cart, rules), cart.market, clubKey));
}
