import { setDeliveryWindow as setWindow } from '../application/set-delivery-window.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const setDeliveryWindow: MutationResolvers['setDeliveryWindow'] = async (_parent, { input }, context) => {
  const command = { ...parseCommand('setDeliveryWindow', input), windowId: input.windowId };
  const result = await setWindow(command, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'SetDeliveryWindowSuccess', cart: result.cart };
};
