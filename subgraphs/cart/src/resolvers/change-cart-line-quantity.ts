import { commandOf, replacedIds } from '../commands/command-of.ts';
import type { Failure } from '../domain/failure.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireShopper } from '../shopper.ts';
import { submit } from './submit.ts';

const expected = [
  'INVALID_QUANTITY',
  'QUANTITY_LIMIT_EXCEEDED',
  'OUT_OF_STOCK',
  'CART_LINE_NOT_FOUND',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const changeCartLineQuantity: MutationResolvers['changeCartLineQuantity'] = async (
  _parent,
  { input },
  context,
) => {
  const { locale, rules } = context;
  const { lineId, quantity } = input;
  requireShopper(context.identity, locale);
  const command = {
    ...commandOf('changeCartLineQuantity', input, { kind: 'changeQuantity', lineId, quantity }),
    replaces: replacedIds(input.replaces),
  };
  const failed = (failure: Failure) => failureResult(failure, expected, locale.language);
  if (quantity < 1) return failed({ code: 'INVALID_QUANTITY' });
  if (quantity > rules.maximumQuantity) {
    return failed({ code: 'QUANTITY_LIMIT_EXCEEDED', maximum: rules.maximumQuantity });
  }
  const outcome = await submit(command, context);
  if (outcome.kind === 'failed') return failed(outcome.failure);
  return { __typename: 'ChangeCartLineQuantitySuccess', cart: outcome.cart };
};
