import type { AddressRules } from '@tarima/markets/address-rules';
import { type AddressNotFound, addressNotFound, type MarketMismatch } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import { requireMembershipMarket } from './require-membership-market.ts';
import type { Viewer } from './viewer.ts';

export type DeleteAddress = (addressId: string) => Promise<{ member: Member } | AddressNotFound | MarketMismatch>;

export interface DeleteAddressDependencies {
  readonly viewer: Viewer;
  readonly addressRules: AddressRules;
}

/** @returns the use case that deletes a saved address of the signed-in member */
export function createDeleteAddress({ viewer, addressRules }: DeleteAddressDependencies): DeleteAddress {
  return async (addressId) => {
    const owner = await requireMembershipMarket(viewer, addressRules);
    if ('code' in owner) return owner;
    if (!owner.addresses.some(({ id }) => id === addressId)) return addressNotFound;
    return { member: await viewer.change({ kind: 'deleteAddress', addressId }) };
  };
}
