import { textIn } from '@tarima/markets/localized-text';
import { pictureOf } from '@tarima/service-kit/picture';
import type { OrderLineResolvers } from '../resolver-types.gen.ts';

export const OrderLine: OrderLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  name: ({ name, sku }, _arguments, { caller }) => textIn(name, caller.language) ?? sku,
  slug: ({ slug }, _arguments, { caller }) => (slug && textIn(slug, caller.language)) ?? null,
  image: ({ pictureUrl }) => (pictureUrl === null ? null : pictureOf(pictureUrl)),
  // The next item has another weight (ORDERS-59).
  isReorderable: ({ isSoldByWeight }) => !isSoldByWeight,
};
