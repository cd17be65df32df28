import { changeCartLineQuantity as changeQuantity } from '../application/change-cart-line-quantity.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand, parseReplacedIds } from './parse-command.ts';

export const changeCartLineQuantity: MutationResolvers['changeCartLineQuantity'] = async (
  _parent,
  { input },
  context,
) => {
  const { lineId, quantity } = input;
  const replaces = parseReplacedIds(input.replaces);
  const command = { ...parseCommand('changeCartLineQuantity', input), lineId, quantity, replaces };
  const result = await changeQuantity(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'ChangeCartLineQuantitySuccess', cart: result.cart };
};
