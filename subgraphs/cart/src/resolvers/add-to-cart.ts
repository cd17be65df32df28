import { addToCart as addProductToCart } from '../application/add-to-cart.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const addToCart: MutationResolvers['addToCart'] = async (_parent, { input }, context) => {
  const { sku, quantity = 1, clubKey = null, addressId = null } = input;
  const command = { ...parseCommand('addToCart', input), sku, quantity, clubKey, addressId };
  const result = await addProductToCart(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'AddToCartSuccess', cart: result.cart, line: result.line };
};
