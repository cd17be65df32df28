import type { AddressRules } from '@tarima/markets/address-rules';
import { type AddressNotFound, addressNotFound, type MarketMismatch } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import { requireMembershipMarket } from './require-membership-market.ts';
import type { Viewer } from './viewer.ts';

export type SetDefaultAddress = (addressId: string) => Promise<{ member: Member } | AddressNotFound | MarketMismatch>;

export interface SetDefaultAddressDependencies {
  readonly viewer: Viewer;
  readonly addressRules: AddressRules;
}

/** @returns the use case that makes a saved address of the signed-in member the default */
export function createSetDefaultAddress({ viewer, addressRules }: SetDefaultAddressDependencies): SetDefaultAddress {
  return async (addressId) => {
    const owner = await requireMembershipMarket(viewer, addressRules);
    if ('code' in owner) return owner;
    const member = await viewer.change({ kind: 'setDefaultAddress', addressId });
    return member.addresses.some(({ id }) => id === addressId) ? { member } : addressNotFound;
  };
}
