import type { CartLineResolvers } from '../resolver-types.gen.ts';

export const CartLine: CartLineResolvers = {
  variant: ({ sku }) => ({ sku }),
  image: ({ picture }) => picture,
  maximumQuantity: (_line, _arguments, { rules }) => rules.maximumQuantity,
};
