import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import { addressInvalid } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { addressContentOf } from './address-content.ts';
import { changeMember } from './require-member.ts';
import { requireOwnCountry } from './require-own-country.ts';

const uuid = z.uuid();

export const addAddress: MutationResolvers['addAddress'] = async (_parent, { input }, context) => {
  const { isDefault = false } = input;
  const writer = await requireOwnCountry(context);
  if ('code' in writer) return writer;
  if (!uuid.safeParse(input.commandId).success) throw badUserInput('commandId is a UUID.');
  const commandId = input.commandId.toLowerCase();
  const content = await addressContentOf(input.address, context);
  if ('length' in content) return addressInvalid(content, context.caller.language);
  const member = await changeMember({ kind: 'addAddress', commandId, content, isDefault }, context);
  const address = member.addresses.find((saved) => saved.commandId === commandId);
  if (!address) throw new Error('An address that was added is not in the profile.');
  return { __typename: 'AddAddressSuccess', address, member };
};
