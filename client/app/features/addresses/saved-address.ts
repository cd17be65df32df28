import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressRules } from '@tarima/markets/address-rules';
import { splitPhone } from '@tarima/markets/phone';
import type { KnownMarket } from '@tarima/markets/table';
import type { AddressField } from '../../apollo/schema-types.gen.ts';
import type { AddressValues } from './address-form-rules.ts';
import { type AddressLocation, nowhere, territoriesOf } from './address-location.ts';
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

const namesOf = (fields: readonly AddressField[]): AddressFieldName[] =>
  fields.map((field) => fieldNames[field]).filter((name) => name !== 'position');

/** The rules of the market's addresses, as the graph tells them. */
export const rulesOf = (told: AddressRulesQuery['addressRules'], market: KnownMarket): AddressRules => ({
  market,
  requiredManualFields: namesOf(told.requiredManualFields),
  requiredSearchFields: namesOf(told.requiredSearchFields),
  bounds: told.bounds,
});

/** A saved address as the form opens with it; an empty form without one. */
export function valuesOf(saved: SavedAddressPartsFragment | undefined, market: KnownMarket): AddressValues {
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

/** Where a saved address is; nothing is found yet of one from before the map. */
export function locationOf(saved: SavedAddressPartsFragment | undefined): AddressLocation {
  if (!saved) return nowhere;
  const { latitude, longitude, plusCode, isDeliverable, isManual, address } = saved;
  const territories = territoriesOf(saved.territories);
  const text = address.streetText;
  if (latitude === null || longitude === null || plusCode === null) return { ...nowhere, text };
  const place = { position: { latitude, longitude }, plusCode, streetText: text, isDeliverable, territories };
  return { ...nowhere, text, confirmedText: text, place, isFound: true, isManual, territories };
}
