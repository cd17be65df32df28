import { commandOf } from '../commands/command-of.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { submit } from './submit.ts';

const expected = ['CART_LINE_NOT_FOUND', 'CART_BUSY', 'CART_LOCKED_BY_PAYMENT', 'COMMAND_CONFLICT'] as const;

export const removeCartLine: MutationResolvers['removeCartLine'] = async (_parent, { input }, context) => {
  const outcome = await submit(commandOf('removeCartLine', input, { kind: 'remove', lineId: input.lineId }), context);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'RemoveCartLineSuccess', cart: outcome.cart };
};
