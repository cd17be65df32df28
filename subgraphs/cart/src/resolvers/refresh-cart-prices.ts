import { refreshCartPrices as refreshPrices } from '../application/refresh-cart-prices.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const refreshCartPrices: MutationResolvers['refreshCartPrices'] = async (_parent, _arguments, context) => {
  const result = await refreshPrices(context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'RefreshCartPricesSuccess', cart: result.cart };
};
