import { type AddressNotFound, addressNotFound, type InvalidAddress, type MarketMismatch } from '../domain/failure.ts';
import type { Member, MemberAddress } from '../domain/member.ts';
import { type CheckAddressDependencies, checkAddress, type EnteredAddress } from './check-address.ts';
import { requireMembershipMarket } from './require-membership-market.ts';
import type { Viewer } from './viewer.ts';

export interface UpdateAddressCommand {
  readonly addressId: string;
  readonly address: EnteredAddress;
  /** True makes the address the default; false leaves the default as it is. */
  readonly isDefault: boolean;
}

export type UpdateAddress = (
  command: UpdateAddressCommand,
) => Promise<{ address: MemberAddress; member: Member } | InvalidAddress | AddressNotFound | MarketMismatch>;

export interface UpdateAddressDependencies extends CheckAddressDependencies {
  readonly viewer: Viewer;
}

/** @returns the use case that replaces a saved address of the signed-in member, if it still exists (ADDRESSES-5) */
export function createUpdateAddress({ viewer, ...dependencies }: UpdateAddressDependencies): UpdateAddress {
  return async ({ addressId, address: entered, isDefault }) => {
    const owner = await requireMembershipMarket(viewer, dependencies.addressRules);
    if ('code' in owner) return owner;
    if (!owner.addresses.some(({ id }) => id === addressId)) return addressNotFound;
    const content = await checkAddress(entered, dependencies);
    if ('code' in content) return content;
    const member = await viewer.change({ kind: 'updateAddress', addressId, content, isDefault });
    const address = member.addresses.find(({ id }) => id === addressId);
    return address ? { address, member } : addressNotFound;
  };
}
