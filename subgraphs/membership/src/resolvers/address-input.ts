import type { EnteredAddress } from '../application/check-address.ts';
import type { AddressInput } from '../resolver-types.gen.ts';

/** @returns the address of an input; an absent text and an empty one are the same */
export function toEnteredAddress({ fullName, description, phone, ...input }: AddressInput): EnteredAddress {
  return {
    ...input,
    fullName: fullName ?? '',
    description: description ?? '',
    phone: phone ?? '',
    territoryId: input.territoryId ?? null,
    hasManualTerritory: input.hasManualTerritory ?? false,
  };
}
