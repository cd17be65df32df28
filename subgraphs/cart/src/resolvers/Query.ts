import type { QueryResolvers } from '../resolver-types.gen.ts';
import { formerGuest, shopperOf } from '../shopper.ts';

export const Query: QueryResolvers = {
  cart(_parent, _arguments, { carts, identity, locale }) {
    const shopper = shopperOf(identity, locale);
    return shopper ? carts.load(shopper) : null;
  },
  async guestCart(_parent, _arguments, { carts, identity, locale }) {
    const guest = formerGuest(identity, locale);
    const cart = guest && (await carts.load(guest));
    // An empty cart does not wait for anything.
    return cart && cart.lines.length > 0 ? cart : null;
  },
};
