import { attemptNotFound } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const cancelCheckout: MutationResolvers['cancelCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  const result = shopper ? await checkout.cancel(shopper, input.attemptId) : attemptNotFound;
  return 'code' in result ? failureResult(result, language) : { __typename: result.type, attempt: result.attempt };
};
