import { getPictureUrls } from '@tarima/markets/picture';
import type { CartLineResolvers } from '../resolver-types.gen.ts';

export const CartLine: CartLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  image: ({ imageUrl }, _arguments, { pictureOptions }) =>
    imageUrl === null ? null : getPictureUrls(imageUrl, pictureOptions),
  maximumQuantity: (_line, _arguments, { rules }) => rules.maximumQuantity,
};
