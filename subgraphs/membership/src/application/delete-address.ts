import type { AddressRules } from '@tarima/markets/address-rules';
import { type AddressNotFound, type AddressOutsideCountry, addressNotFound } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import { requireOwnCountry } from './require-own-country.ts';
import type { Viewer } from './viewer.ts';

export type DeleteAddress = (
  addressId: string,
) => Promise<{ member: Member } | AddressNotFound | AddressOutsideCountry>;

export interface DeleteAddressDependencies {
  readonly viewer: Viewer;
  readonly addressRules: AddressRules;
}

/** @returns the use case that deletes a saved address of the signed-in member */
export function createDeleteAddress({ viewer, addressRules }: DeleteAddressDependencies): DeleteAddress {
  return async (addressId) => {
    const owner = await requireOwnCountry(viewer, addressRules);
    if ('code' in owner) return owner;
    if (!owner.addresses.some(({ id }) => id === addressId)) return addressNotFound;
    return { member: await viewer.change({ kind: 'deleteAddress', addressId }) };
  };
}
