import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { addItemsToCart as addItems } from '../application/add-items-to-cart.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const addItemsToCart: MutationResolvers['addItemsToCart'] = async (_parent, { input }, context) => {
  const { items, clubKey = null, addressId = null } = input;
  if (items.length === 0) throw createBadUserInputError('items must have at least one item.');
  const result = await addItems({ ...parseCommand('addItemsToCart', input), items, clubKey, addressId }, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'AddItemsToCartSuccess', cart: result.cart };
};
