import { removeCartLine as removeLine } from '../application/remove-cart-line.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand, parseReplacedIds } from './parse-command.ts';

export const removeCartLine: MutationResolvers['removeCartLine'] = async (_parent, { input }, context) => {
  const replaces = parseReplacedIds(input.replaces);
  const command = { ...parseCommand('removeCartLine', input), lineId: input.lineId, replaces };
  const result = await removeLine(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'RemoveCartLineSuccess', cart: result.cart };
};
