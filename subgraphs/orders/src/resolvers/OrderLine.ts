import { textIn } from '@tarima/markets/localized-text';
import type { OrderLineResolvers } from '../resolver-types.gen.ts';

export const OrderLine: OrderLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  name: ({ name, sku }, _arguments, { caller }) => textIn(name, caller.language) ?? sku,
  slug: ({ slug }, _arguments, { caller }) => (slug && textIn(slug, caller.language)) ?? null,
  image: ({ picture }) => picture,
  // Nobody can order the same weight with one click (ORDERS-59).
  isReorderable: ({ isSoldByWeight }) => !isSoldByWeight,
};
