import { addressInvalid, addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { addressContentOf } from './address-content.ts';
import { changeMember, requireMember } from './require-member.ts';

export const updateAddress: MutationResolvers['updateAddress'] = async (_parent, { input }, context) => {
  const { language } = context.caller;
  const { addressId, isDefault = false } = input;
  const { addresses } = await requireMember(context);
  if (!addresses.some(({ id }) => id === addressId)) return addressNotFound(language);
  const content = await addressContentOf(input.address, context);
  if ('length' in content) return addressInvalid(content, language);
  const member = await changeMember({ kind: 'updateAddress', addressId, content, isDefault }, context);
  const address = member.addresses.find(({ id }) => id === addressId);
  return address ? { __typename: 'UpdateAddressSuccess', address, member } : addressNotFound(language);
};
