import { restorableCarts } from '../commands/restore.ts';
import { skusAtStake } from '../domain/cart-at-club.ts';
import { homeDeliveryOf } from '../domain/home-delivery.ts';
import { clubOfMerge, mergeParts, mergePreview } from '../domain/merge-preview.ts';
import { itemCountOf, subtotalOf } from '../domain/totals.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { formerGuest, shopperOf } from '../shopper.ts';
import { withSavedAddress } from './with-saved-address.ts';

export const Query: QueryResolvers = {
  async cart(_parent, _arguments, context) {
    const shopper = shopperOf(context.identity, context.locale);
    const cart = shopper && (await context.carts.load(shopper));
    return cart ? withSavedAddress(cart, context) : null;
  },
  async guestCart(_parent, _arguments, { carts, identity, locale }) {
    const guest = formerGuest(identity, locale);
    const cart = guest && (await carts.load(guest));
    // An empty cart does not wait for anything (MERGE-4).
    return cart && cart.lines.length > 0 ? cart : null;
  },
  async mergePreview(_parent, { keepSaved, keepGuest, clubId = null }, { carts, identity, locale, rules, store }) {
    const shopper = shopperOf(identity, locale);
    const guest = formerGuest(identity, locale);
    if (!shopper || !guest) return null;
    const [saved, guestCart] = await Promise.all([carts.load(shopper), carts.load(guest)]);
    const parts = guestCart && mergeParts(saved, guestCart, { keepSaved, keepGuest, clubKey: clubId });
    if (!parts) return null;
    const skus = new Set([parts.stays, guestCart].flatMap((cart) => skusAtStake(cart, rules)));
    const preview = mergePreview(parts, rules, await store.facts([...skus], locale.market, clubOfMerge(parts)));
    return preview && { ...preview, changes: [...preview.changes] };
  },
  async restorableCarts(_parent, _arguments, { identity, locale, store }) {
    const shopper = shopperOf(identity, locale);
    return shopper ? [...(await restorableCarts(shopper, store))] : [];
  },
  async homeDelivery(_parent, { addressId }, { carts, identity, locale, places }) {
    const shopper = shopperOf(identity, locale);
    if (!shopper || identity.kind !== 'member') return null;
    const { delivery } = (await carts.load(shopper)) ?? {};
    const chosen = delivery?.method === 'DELIVERY' ? (delivery.address?.id ?? null) : null;
    return homeDeliveryOf(locale.market, places, addressId ?? chosen);
  },
  async cartsInOtherMarkets(_parent, _arguments, { identity, locale, store }) {
    const shoppers = [shopperOf(identity, locale), formerGuest(identity, locale)].filter((one) => one !== undefined);
    const carts = (await Promise.all(shoppers.map((shopper) => store.findElsewhere(shopper)))).flat();
    return carts
      .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .filter(({ lines }) => lines.length > 0)
      .map((cart) => ({
        marketCode: cart.market.code,
        itemCount: itemCountOf(cart),
        subtotal: subtotalOf(cart),
        updatedAt: cart.updatedAt,
      }));
  },
};
