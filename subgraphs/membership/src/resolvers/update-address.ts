import type { MutationResolvers } from '../resolver-types.gen.ts';
import { toEnteredAddress } from './address-input.ts';
import { failureResult } from './failure-result.ts';

export const updateAddress: MutationResolvers['updateAddress'] = async (_parent, { input }, context) => {
  const { addressId, address, isDefault = false } = input;
  const result = await context.updateAddress({ addressId, address: toEnteredAddress(address), isDefault });
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'UpdateAddressSuccess', ...result };
};
