import { addressNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { changeMember } from './require-member.ts';
import { requireOwnCountry } from './require-own-country.ts';

export const deleteAddress: MutationResolvers['deleteAddress'] = async (_parent, { input }, context) => {
  const { addressId } = input;
  const writer = await requireOwnCountry(context);
  if ('code' in writer) return writer;
  if (!writer.addresses.some(({ id }) => id === addressId)) return addressNotFound(context.caller.language);
  const member = await changeMember({ kind: 'deleteAddress', addressId }, context);
  return { __typename: 'DeleteAddressSuccess', member };
};
