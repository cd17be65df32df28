import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const deleteAddress: MutationResolvers['deleteAddress'] = async (_parent, { input }, context) => {
  const result = await context.deleteAddress(input.addressId);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'DeleteAddressSuccess', ...result };
};
