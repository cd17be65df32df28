import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const setDefaultAddress: MutationResolvers['setDefaultAddress'] = async (_parent, { input }, context) => {
  const result = await context.setDefaultAddress(input.addressId);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'SetDefaultAddressSuccess', ...result };
};
