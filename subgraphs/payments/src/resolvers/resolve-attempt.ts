import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { requireOperator } from './require-operator.ts';

export const resolveAttempt: MutationResolvers['resolveAttempt'] = async (_parent, { input }, context) => {
  const result = await context.operators.resolve(requireOperator(context), input);
  return 'code' in result
    ? failureResult(result, context.language)
    : { __typename: result.type, attempt: result.attempt };
};
