import { addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { changeMember } from './require-member.ts';
import { requireOwnCountry } from './require-own-country.ts';

export const setDefaultAddress: MutationResolvers['setDefaultAddress'] = async (_parent, { input }, context) => {
  const { addressId } = input;
  const writer = await requireOwnCountry(context);
  if ('code' in writer) return writer;
  const member = await changeMember({ kind: 'setDefaultAddress', addressId }, context);
  const isSaved = member.addresses.some(({ id }) => id === addressId);
  return isSaved ? { __typename: 'SetDefaultAddressSuccess', member } : addressNotFound(context.caller.language);
};
