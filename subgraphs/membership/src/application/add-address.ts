import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { InvalidAddress, MarketMismatch } from '../domain/failure.ts';
import type { Member, MemberAddress } from '../domain/member.ts';
import { type CheckAddressDependencies, checkAddress, type EnteredAddress } from './check-address.ts';
import { requireMembershipMarket } from './require-membership-market.ts';
import type { Viewer } from './viewer.ts';

export interface AddAddressCommand {
  /** A UUID; a replay with the same id adds no second address. */
  readonly commandId: string;
  readonly address: EnteredAddress;
  readonly isDefault: boolean;
}

export type AddAddress = (
  command: AddAddressCommand,
) => Promise<{ address: MemberAddress; member: Member } | InvalidAddress | MarketMismatch>;

export interface AddAddressDependencies extends CheckAddressDependencies {
  readonly viewer: Viewer;
}

/** @returns the use case that saves a new address of the signed-in member */
export function createAddAddress({ viewer, ...dependencies }: AddAddressDependencies): AddAddress {
  return async (command) => {
    const owner = await requireMembershipMarket(viewer, dependencies.addressRules);
    if ('code' in owner) return owner;
    if (!uuidSchema.safeParse(command.commandId).success) throw createBadUserInputError('commandId must be a UUID.');
    const commandId = command.commandId.toLowerCase();
    const content = await checkAddress(command.address, dependencies);
    if ('code' in content) return content;
    const member = await viewer.change({ kind: 'addAddress', commandId, content, isDefault: command.isDefault });
    const address = member.addresses.find((saved) => saved.commandId === commandId);
    if (!address) throw new Error('An address that was added is not in the profile.');
    return { address, member };
  };
}
