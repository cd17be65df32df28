import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

/** Maximum number of parameters of a return; providers send a few. */
const parameterLimit = 50;

export const recordPaymentReturn: MutationResolvers['recordPaymentReturn'] = async (
  _parent,
  { input },
  { checkout, language },
) => {
  if (input.parameters.length > parameterLimit) {
    throw createBadUserInputError(`At most ${parameterLimit} parameters are accepted.`);
  }
  const result = await checkout.recordReturn(input);
  if ('code' in result) return failureResult(result, language);
  const { type, attempt, page } = result;
  const { id: attemptId, cartId, market } = attempt;
  return { __typename: type, attemptId, cartId, market, language: attempt.language, page };
};
