import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressRules } from '@tarima/markets/address-rules';
import { splitPhone } from '@tarima/markets/phone';
import type { KnownMarket } from '@tarima/markets/table';
import type { AddressField } from '../../apollo/schema-types.gen.ts';
import type { AddressValues } from './address-form-rules.ts';
import { type AddressLocation, emptyLocation, groupTerritoriesByLevel } from './address-location.ts';
import type { AddressRulesQuery, SavedAddressPartsFragment } from './addresses.gen.ts';

const fieldNames: Readonly<Record<AddressField, AddressFieldName | 'position'>> = {
  PROVINCE: 'province',
  CITY: 'city',
  DISTRICT: 'district',
  STREET: 'street',
  DESCRIPTION: 'description',
  ALIAS: 'alias',
  NAME: 'name',
  PHONE: 'phone',
  POSITION: 'position',
};

const toFieldNames = (fields: readonly AddressField[]): AddressFieldName[] =>
  fields.map((field) => fieldNames[field]).filter((name) => name !== 'position');

/** Converts the address rules from the GraphQL API. */
export const toAddressRules = (data: AddressRulesQuery['addressRules'], market: KnownMarket): AddressRules => ({
  market,
  requiredManualFields: toFieldNames(data.requiredManualFields),
  requiredSearchFields: toFieldNames(data.requiredSearchFields),
  bounds: data.bounds,
});

/** The initial form values for a saved address, or for a new one. */
export function toFormValues(saved: SavedAddressPartsFragment | undefined, market: KnownMarket): AddressValues {
  const phone = splitPhone(saved?.address.phone ?? '', market.code);
  return {
    description: saved?.address.description ?? '',
    alias: saved?.address.alias ?? '',
    name: saved?.address.fullName ?? '',
    phoneCountry: phone.country,
    phone: phone.number,
    isDefault: saved?.isDefault ?? false,
  };
}

/** The initial location of a saved address; addresses from before the map have no place. */
export function toLocation(saved: SavedAddressPartsFragment | undefined): AddressLocation {
  if (!saved) return emptyLocation;
  const { latitude, longitude, plusCode, isDeliverable, hasManualTerritory, address } = saved;
  const territories = groupTerritoriesByLevel(saved.territories);
  const text = address.streetText;
  if (latitude === null || longitude === null || plusCode === null) return { ...emptyLocation, text };
  const place = { position: { latitude, longitude }, plusCode, streetText: text, isDeliverable, territories };
  return { ...emptyLocation, text, confirmedText: text, place, isFound: true, hasManualTerritory, territories };
}
