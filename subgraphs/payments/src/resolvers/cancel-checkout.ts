import { attemptNotFound } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommandId } from './parse-command-id.ts';

export const cancelCheckout: MutationResolvers['cancelCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  const { attemptId } = input;
  const commandId = parseCommandId(input.commandId);
  const result = shopper ? await checkout.cancel(shopper, attemptId, commandId) : attemptNotFound;
  return 'code' in result ? failureResult(result, language) : { __typename: result.type, attempt: result.attempt };
};
