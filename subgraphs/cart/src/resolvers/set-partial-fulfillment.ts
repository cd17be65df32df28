import { commandOf } from '../commands/command-of.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { submit } from './submit.ts';

const expected = [
  'CART_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const setPartialFulfillment: MutationResolvers['setPartialFulfillment'] = async (
  _parent,
  { input },
  context,
) => {
  const change = { kind: 'partialFulfillment', isAllowed: input.isAllowed } as const;
  const outcome = await submit(commandOf('setPartialFulfillment', input, change), context);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'SetPartialFulfillmentSuccess', cart: outcome.cart };
};
