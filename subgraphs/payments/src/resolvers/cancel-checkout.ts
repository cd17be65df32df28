import { cancelResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';

export const cancelCheckout: MutationResolvers['cancelCheckout'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!shopper) return cancelResult({ type: 'AttemptNotFound' }, language);
  return cancelResult(await checkout.cancel(shopper, input.attemptId), language);
};
