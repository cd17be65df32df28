import { cartAtClub, skusAtStake } from '../domain/cart-at-club.ts';
import { pickupAt } from '../domain/delivery.ts';
import {
  isReadyForCheckout,
  itemCountOf,
  missingForFreeShipping,
  savingsOf,
  serviceFeeOf,
  subtotalOf,
} from '../domain/totals.ts';
import type { CartResolvers } from '../resolver-types.gen.ts';
import { shopperOf } from '../shopper.ts';

export const Cart: CartResolvers = {
  // Only the caller's own cart: another one is as if missing.
  async __resolveReference({ id }, { carts, identity, locale }) {
    const shopper = shopperOf(identity, locale);
    const cart = shopper && (await carts.load(shopper));
    return cart?.id === id ? cart : null;
  },
  marketCode: ({ market }) => market.code,
  lines: ({ lines }) => [...lines],
  itemCount: itemCountOf,
  subtotal: subtotalOf,
  savings: savingsOf,
  serviceFee: serviceFeeOf,
  shipping: ({ delivery, shipping }) => (delivery?.method === 'DELIVERY' ? (shipping?.price ?? null) : null),
  isTaxIncluded: ({ isTaxIncluded }, _arguments, context) => isTaxIncluded ?? context.isTaxIncluded(),
  missingForFreeShipping,
  isReadyForCheckout,
  async atClub(cart, { clubId }, { places, rules, store }) {
    const choice = await pickupAt(clubId, cart.market, places);
    if ('code' in choice) return null;
    return cartAtClub(cart, clubId, rules, await store.facts(skusAtStake(cart, rules), cart.market, clubId));
  },
};
