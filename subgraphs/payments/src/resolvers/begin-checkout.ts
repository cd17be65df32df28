import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { cartNotReady } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const beginCheckout: MutationResolvers['beginCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!uuidSchema.safeParse(input.idempotencyKey).success)
    throw createBadUserInputError('idempotencyKey must be a UUID.');
  const { idempotencyKey, purpose, cartId } = input;
  if (purpose !== 'ORDER' || cartId == null) throw createBadUserInputError('The purpose ORDER requires a cartId.');
  const result = shopper ? await checkout.begin(shopper, { idempotencyKey, purpose, cartId }) : cartNotReady;
  return 'code' in result ? failureResult(result, language) : { __typename: result.type, attempt: result.attempt };
};
