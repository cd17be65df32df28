import { getLocalizedText } from '@tarima/markets/localized-text';
import { getPictureUrls } from '@tarima/markets/picture';
import type { OrderLineResolvers } from '../resolver-types.gen.ts';

export const OrderLine: OrderLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  name: ({ name, sku }, _arguments, { caller }) => getLocalizedText(name, caller.language) ?? sku,
  slug: ({ slug }, _arguments, { caller }) => (slug && getLocalizedText(slug, caller.language)) ?? null,
  image: ({ pictureUrl }, _arguments, { pictureOptions }) =>
    pictureUrl === null ? null : getPictureUrls(pictureUrl, pictureOptions),
  // The next item has another weight (ORDERS-59).
  isReorderable: ({ isSoldByWeight }) => !isSoldByWeight,
};
