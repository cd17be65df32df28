import type { MutationResolvers } from '../resolver-types.gen.ts';
import { toEnteredAddress } from './address-input.ts';
import { failureResult } from './failure-result.ts';

export const addAddress: MutationResolvers['addAddress'] = async (_parent, { input }, context) => {
  const { commandId, address, isDefault = false } = input;
  const result = await context.addAddress({ commandId, address: toEnteredAddress(address), isDefault });
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'AddAddressSuccess', ...result };
};
