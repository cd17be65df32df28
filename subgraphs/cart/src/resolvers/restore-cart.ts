import { restoreCart as restore } from '../application/restore-cart.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const restoreCart: MutationResolvers['restoreCart'] = async (_parent, { input }, context) => {
  const result = await restore({ ...parseCommand('restoreCart', input), cartId: input.cartId }, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'RestoreCartSuccess', cart: result.cart };
};
