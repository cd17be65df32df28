import { addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { changeMember } from './require-member.ts';

export const setDefaultAddress: MutationResolvers['setDefaultAddress'] = async (_parent, { input }, context) => {
  const { addressId } = input;
  const member = await changeMember({ kind: 'setDefaultAddress', addressId }, context);
  const isSaved = member.addresses.some(({ id }) => id === addressId);
  return isSaved ? { __typename: 'SetDefaultAddressSuccess', member } : addressNotFound(context.caller.language);
};
