import { findHomeDelivery } from '../application/find-home-delivery.ts';
import { getCart, getGuestCart } from '../application/get-cart.ts';
import { listCartsInOtherMarkets } from '../application/list-carts-in-other-markets.ts';
import { listRestorableCarts } from '../application/list-restorable-carts.ts';
import { previewMerge } from '../application/preview-merge.ts';
import { computeSubtotal, countItems } from '../domain/totals.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';

export const Query: QueryResolvers = {
  cart: (_parent, _arguments, context) => getCart(context),
  guestCart: (_parent, _arguments, context) => getGuestCart(context),
  async mergePreview(_parent, { keepSaved, keepGuest, clubKey = null }, context) {
    const preview = await previewMerge({ keepSaved, keepGuest, clubKey }, context);
    return preview && { ...preview, changes: [...preview.changes] };
  },
  restorableCarts: async (_parent, _arguments, context) => [...(await listRestorableCarts(context))],
  homeDelivery: (_parent, { addressId = null }, context) => findHomeDelivery(addressId, context),
  async cartsInOtherMarkets(_parent, _arguments, context) {
    const carts = await listCartsInOtherMarkets(context);
    return carts.map((cart) => ({
      marketCode: cart.market.code,
      itemCount: countItems(cart),
      subtotal: computeSubtotal(cart),
      updatedAt: cart.updatedAt,
    }));
  },
};
