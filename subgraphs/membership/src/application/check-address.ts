import { type AddressRules, createAddressSchema, listAddressFieldErrors } from '@tarima/markets/address-rules';
import { encodePlusCode } from '@tarima/markets/plus-code';
import { toAddressFieldCode } from '../domain/address-field.ts';
import type { InvalidAddress } from '../domain/failure.ts';
import type { AddressContent } from '../domain/profile-change.ts';
import type { Coverage, Territories } from './ports.ts';

/** An address as the member entered it; texts that were left out are empty. */
export interface EnteredAddress {
  readonly alias: string;
  readonly fullName: string;
  /** Street and number, or directions to the address. */
  readonly streetText: string;
  readonly description: string;
  readonly phone: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The smallest known territory that contains the address. */
  readonly territoryId: string | null;
  /** Whether the member chose province, city and district from lists. */
  readonly hasManualTerritory: boolean;
}

export interface CheckAddressDependencies {
  readonly addressRules: AddressRules;
  readonly coverage: Coverage;
  readonly territories: Territories;
}

/** @returns the address ready to save, or its invalid fields (ADDRESSES-24) */
export async function checkAddress(
  { streetText, fullName, latitude, longitude, territoryId, ...entered }: EnteredAddress,
  { addressRules, coverage, territories }: CheckAddressDependencies,
): Promise<AddressContent | InvalidAddress> {
  const path = territoryId ? await territories.findPath(addressRules.market, territoryId) : [];
  const [province, city, district] = path.map(({ name }) => name);
  const checked = createAddressSchema(addressRules).safeParse({
    ...entered,
    province: province ?? '',
    city: city ?? '',
    district: district ?? '',
    street: streetText,
    name: fullName,
    position: { latitude, longitude },
  });
  if (!checked.success) {
    const fieldErrors = listAddressFieldErrors(checked.error).map(({ field, reason }) => ({
      field: toAddressFieldCode(field),
      reason,
    }));
    return { type: 'InvalidAddress', code: 'INVALID_ADDRESS', fieldErrors };
  }
  const { position: _position, ...fields } = checked.data;
  // The client sends neither the plus code nor the clubs (ADDRESSES-79, ADDRESSES-84).
  const plusCode = encodePlusCode(latitude, longitude);
  return {
    ...fields,
    country: addressRules.market.code,
    latitude,
    longitude,
    plusCode,
    territoryId: path.at(-1)?.id ?? null,
    fulfillmentClubs: await coverage.findClubs(plusCode),
  };
}
