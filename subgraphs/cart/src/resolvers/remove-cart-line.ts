import { commandOf, replacedIds } from '../commands/command-of.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { submit } from './submit.ts';

const expected = [
  'CART_LINE_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const removeCartLine: MutationResolvers['removeCartLine'] = async (_parent, { input }, context) => {
  const command = {
    ...commandOf('removeCartLine', input, { kind: 'remove', lineId: input.lineId }),
    replaces: replacedIds(input.replaces),
  };
  const outcome = await submit(command, context);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'RemoveCartLineSuccess', cart: outcome.cart };
};
