import { settleServiceFee as settleFee } from '../application/settle-service-fee.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const settleServiceFee: MutationResolvers['settleServiceFee'] = async (_parent, _arguments, context) => {
  const result = await settleFee(context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'SettleServiceFeeSuccess', cart: result.cart };
};
