import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { requireMembershipNumber } from './require-membership-number.ts';

export const cancelOrder: MutationResolvers['cancelOrder'] = async (_parent, { input: { orderNumber } }, context) => {
  const result = await context.cancelOrder({ orderNumber, membershipNumber: requireMembershipNumber(context) });
  return 'code' in result
    ? failureResult(result, context.caller.language)
    : { __typename: 'CancelOrderSuccess', order: result.order };
};
