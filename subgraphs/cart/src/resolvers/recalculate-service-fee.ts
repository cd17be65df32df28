import { recalculateServiceFee as recalculateFee } from '../application/recalculate-service-fee.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const recalculateServiceFee: MutationResolvers['recalculateServiceFee'] = async (
  _parent,
  _arguments,
  context,
) => {
  const result = await recalculateFee(context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'RecalculateServiceFeeSuccess', cart: result.cart };
};
