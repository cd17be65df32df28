import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { cartNotReady } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const beginCheckout: MutationResolvers['beginCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!uuidSchema.safeParse(input.idempotencyKey).success)
    throw createBadUserInputError('idempotencyKey must be a UUID.');
  if (input.purpose !== 'ORDER') throw createBadUserInputError('The purpose of a cartId must be ORDER.');
  const { idempotencyKey, purpose, cartId } = input;
  const result = shopper ? await checkout.begin(shopper, { idempotencyKey, purpose, cartId }) : cartNotReady;
  return 'code' in result ? failureResult(result, language) : { __typename: result.type, attempt: result.attempt };
};
