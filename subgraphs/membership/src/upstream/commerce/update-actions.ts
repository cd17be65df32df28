import { isDeepStrictEqual } from 'node:util';
import type { AddressDraft, CustomerUpdateAction } from '@commercetools/platform-sdk';
import type { PersonalDetails } from '@tarima/markets/personal-details';
import type { AddressContent, ProfileChange } from '../../domain/profile-change.ts';
import { type CustomerWire, type MemberAddressWire, memberAddressWire } from './wire.ts';

/** @returns the actions of a change; none when it is already made or concerns an address that does not exist */
export function toUpdateActions(customer: CustomerWire, change: ProfileChange): CustomerUpdateAction[] {
  if (change.kind === 'setPreferredClub') return setCustomField(customer, 'preferred_club', change.clubKey);
  if (change.kind === 'setDetails') return setDetails(customer, change.details);
  if (change.kind === 'setEmail') return setEmail(customer, change.email);
  if (change.kind === 'addAddress') return addAddress(customer, change);
  const { addressId } = change;
  const saved = customer.addresses.find(({ id }) => id === addressId);
  if (!saved) return [];
  switch (change.kind) {
    case 'updateAddress': {
      const address = { ...pickKeptFields(saved, change.content), ...toAddressDraft(change.content) };
      return [
        { action: 'changeAddress', addressId, address },
        ...(change.isDefault ? setDefaultAddress(customer, addressId) : []),
      ];
    }
    case 'deleteAddress':
      return [{ action: 'removeAddress', addressId }];
    case 'setDefaultAddress':
      return setDefaultAddress(customer, addressId);
  }
}

/** Sets a custom field, or removes it when `value` is empty. A customer without custom fields gets their type first. */
function setCustomField(
  { custom }: CustomerWire,
  name: 'preferred_club' | 'phone',
  value: string,
): CustomerUpdateAction[] {
  if ((custom?.fields[name] ?? '') === value) return [];
  if (custom) return [value === '' ? { action: 'setCustomField', name } : { action: 'setCustomField', name, value }];
  return [{ action: 'setCustomType', type: { typeId: 'type', key: 'customer' }, fields: { [name]: value } }];
}

function setDetails(customer: CustomerWire, { firstName, lastName, phone }: PersonalDetails): CustomerUpdateAction[] {
  return [
    ...(customer.firstName === firstName ? [] : [{ action: 'setFirstName' as const, firstName }]),
    ...(customer.lastName === lastName ? [] : [{ action: 'setLastName' as const, lastName }]),
    ...setCustomField(customer, 'phone', phone),
  ];
}

function setEmail(customer: CustomerWire, email: string): CustomerUpdateAction[] {
  return customer.email === email ? [] : [{ action: 'changeEmail', email }];
}

function setDefaultAddress({ defaultShippingAddressId }: CustomerWire, addressId: string): CustomerUpdateAction[] {
  return defaultShippingAddressId === addressId ? [] : [{ action: 'setDefaultShippingAddress', addressId }];
}

/**
 * The address's key is the command id. Keys are unique in a customer, so a replay adds no second address (ADDRESSES-19);
 * a replay with other content changes the address that was added (ADDRESSES-20).
 */
function addAddress(
  customer: CustomerWire,
  { commandId: addressKey, content, isDefault }: Extract<ProfileChange, { kind: 'addAddress' }>,
): CustomerUpdateAction[] {
  const address = { key: addressKey, ...toAddressDraft(content) };
  const added = customer.addresses.find(({ key }) => key === addressKey);
  if (!added) {
    const becomesDefault = isDefault || !customer.defaultShippingAddressId;
    return [
      { action: 'addAddress', address },
      { action: becomesDefault ? 'setDefaultShippingAddress' : 'addShippingAddressId', addressKey },
    ];
  }
  const isSame = isDeepStrictEqual(memberAddressWire.parse({ id: added.id, ...address }), added);
  return [
    ...(isSame ? [] : [{ action: 'changeAddress' as const, addressId: added.id, address }]),
    ...(isDefault ? setDefaultAddress(customer, added.id) : []),
  ];
}

/**
 * @returns the fields that an updated address keeps: its key, and while its plus code stays the same, the postal code,
 * city and region (ADDRESSES-17, ADDRESSES-18)
 */
function pickKeptFields(
  { key, postalCode, city, region, custom }: MemberAddressWire,
  { plusCode }: AddressContent,
): Partial<AddressDraft> {
  const isSamePlace = custom?.fields.plus_code === plusCode;
  return { ...(key ? { key } : {}), ...(isSamePlace ? omitEmpty({ postalCode, city, region }) : {}) };
}

/**
 * `streetNumber` holds the whole street, `additionalStreetInfo` the description (ADDRESSES-14, ADDRESSES-15,
 * ADDRESSES-82).
 */
function toAddressDraft(content: AddressContent): AddressDraft {
  return {
    ...omitEmpty({
      firstName: content.name,
      additionalStreetInfo: content.description,
      city: content.city,
      region: content.province,
      phone: content.phone,
    }),
    country: content.country,
    streetNumber: content.street,
    custom: {
      type: { typeId: 'type', key: 'address' },
      fields: {
        alias: content.alias,
        latitude: content.latitude,
        longitude: content.longitude,
        plus_code: content.plusCode,
        fulfillment_clubs: content.fulfillmentClubs.map(({ key }) => key).join(','),
        distance: content.fulfillmentClubs.map(({ distanceKm }) => distanceKm).join(','),
        ...(content.territoryId === null ? {} : { territory_id: content.territoryId }),
        is_manual_address: content.hasManualTerritory,
        wrong_address: content.fulfillmentClubs.length === 0,
      },
    },
  };
}

function omitEmpty(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
