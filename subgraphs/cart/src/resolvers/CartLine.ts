import { pictureOf } from '@tarima/service-kit/picture';
import type { CartLineResolvers } from '../resolver-types.gen.ts';

export const CartLine: CartLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  image: ({ imageUrl }) => (imageUrl === null ? null : pictureOf(imageUrl)),
  maximumQuantity: (_line, _arguments, { rules }) => rules.maximumQuantity,
};
