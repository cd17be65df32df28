import { setPartialFulfillment as setFulfillment } from '../application/set-partial-fulfillment.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const setPartialFulfillment: MutationResolvers['setPartialFulfillment'] = async (
  _parent,
  { input },
  context,
) => {
  const command = { ...parseCommand('setPartialFulfillment', input), isAllowed: input.isAllowed };
  const result = await setFulfillment(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'SetPartialFulfillmentSuccess', cart: result.cart };
};
