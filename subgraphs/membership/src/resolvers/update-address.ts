import { addressInvalid, addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { addressContentOf } from './address-content.ts';
import { changeMember } from './require-member.ts';
import { requireOwnCountry } from './require-own-country.ts';

export const updateAddress: MutationResolvers['updateAddress'] = async (_parent, { input }, context) => {
  const { language } = context.caller;
  const { addressId, isDefault = false } = input;
  const writer = await requireOwnCountry(context);
  if ('code' in writer) return writer;
  if (!writer.addresses.some(({ id }) => id === addressId)) return addressNotFound(language);
  const content = await addressContentOf(input.address, context);
  if ('length' in content) return addressInvalid(content, language);
  const member = await changeMember({ kind: 'updateAddress', addressId, content, isDefault }, context);
  const address = member.addresses.find(({ id }) => id === addressId);
  return address ? { __typename: 'UpdateAddressSuccess', address, member } : addressNotFound(language);
};
