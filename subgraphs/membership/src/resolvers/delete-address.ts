import { addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { changeMember, requireMember } from './require-member.ts';

export const deleteAddress: MutationResolvers['deleteAddress'] = async (_parent, { input }, context) => {
  const { addressId } = input;
  const { addresses } = await requireMember(context);
  if (!addresses.some(({ id }) => id === addressId)) return addressNotFound(context.caller.language);
  const member = await changeMember({ kind: 'deleteAddress', addressId }, context);
  return { __typename: 'DeleteAddressSuccess', member };
};
