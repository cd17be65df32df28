import { randomUUID } from 'node:crypto';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { submit } from './submit.ts';

const expected = ['PRODUCT_UNAVAILABLE', 'CART_NOT_FOUND', 'CART_BUSY', 'CART_LOCKED_BY_PAYMENT'] as const;

/** What it does depends on the platform's prices alone, so that a repeat is harmless: the shopper gives no id. */
export const refreshCartPrices: MutationResolvers['refreshCartPrices'] = async (_parent, _arguments, context) => {
  const outcome = await submit({ id: randomUUID(), bodyHash: 'reprice', change: { kind: 'reprice' } }, context);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'RefreshCartPricesSuccess', cart: outcome.cart };
};
