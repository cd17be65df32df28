import { isDeepStrictEqual } from 'node:util';
import type { AddressDraft, CustomerUpdateAction } from '@commercetools/platform-sdk';
import type { AddressContent, ProfileChange } from '../../domain/profile-change.ts';
import { type AddressWire, addressWire, type CustomerWire } from './wire.ts';

/** The platform's actions that make a change; none when it is made already or concerns an address that is not there. */
export function actionsOf(known: CustomerWire, change: ProfileChange): CustomerUpdateAction[] {
  if (change.kind === 'preferClub') return preferClub(known, change.clubKey);
  if (change.kind === 'addAddress') return addAddress(known, change);
  const { addressId } = change;
  const saved = known.addresses.find(({ id }) => id === addressId);
  if (!saved) return [];
  switch (change.kind) {
    case 'updateAddress':
      return [
        { action: 'changeAddress', addressId, address: { ...kept(saved, change.content), ...draftOf(change.content) } },
        ...(change.isDefault ? makeDefault(known, addressId) : []),
      ];
    case 'deleteAddress':
      return [{ action: 'removeAddress', addressId }];
    case 'setDefaultAddress':
      return makeDefault(known, addressId);
  }
}

/** Also for a customer that has no fields of ours yet. */
function preferClub({ custom }: CustomerWire, clubKey: string): CustomerUpdateAction[] {
  if (custom?.fields.preferred_club === clubKey) return [];
  if (custom) return [{ action: 'setCustomField', name: 'preferred_club', value: clubKey }];
  return [{ action: 'setCustomType', type: { typeId: 'type', key: 'customer' }, fields: { preferred_club: clubKey } }];
}

function makeDefault({ defaultShippingAddressId }: CustomerWire, addressId: string): CustomerUpdateAction[] {
  return defaultShippingAddressId === addressId ? [] : [{ action: 'setDefaultShippingAddress', addressId }];
}

/**
 * The address's key is the command's id: keys are unique in a customer, so a command that is sent twice adds once
 * (ADDRESSES-19). Sent again with other content, by somebody who never saw the answer, the latest content is saved
 * (ADDRESSES-20).
 */
function addAddress(
  known: CustomerWire,
  { commandId: addressKey, content, isDefault }: Extract<ProfileChange, { kind: 'addAddress' }>,
): CustomerUpdateAction[] {
  const address = { key: addressKey, ...draftOf(content) };
  const added = known.addresses.find(({ key }) => key === addressKey);
  if (!added) {
    const action = isDefault || !known.defaultShippingAddressId ? 'setDefaultShippingAddress' : 'addShippingAddressId';
    return [
      { action: 'addAddress', address },
      { action, addressKey },
    ];
  }
  const isSame = isDeepStrictEqual(addressWire.parse({ id: added.id, ...address }), added);
  return [
    ...(isSame ? [] : [{ action: 'changeAddress' as const, addressId: added.id, address }]),
    ...(isDefault ? makeDefault(known, added.id) : []),
  ];
}

/**
 * What an edited address keeps while its plus code stays the same: what belongs to the place, unless the territory says
 * otherwise (ADDRESSES-17, ADDRESSES-18).
 */
function kept(
  { key, postalCode, city, region, custom }: AddressWire,
  { plusCode }: AddressContent,
): Partial<AddressDraft> {
  const stays = custom?.fields.plus_code === plusCode;
  return { ...(key ? { key } : {}), ...(stays ? present({ postalCode, city, region }) : {}) };
}

/**
 * `streetNumber` holds the whole street, `additionalStreetInfo` the description (ADDRESSES-14, ADDRESSES-15,
 * ADDRESSES-82).
 */
function draftOf(content: AddressContent): AddressDraft {
  return {
    ...present({
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
        is_manual_address: content.isManual,
        wrong_address: content.fulfillmentClubs.length === 0,
      },
    },
  };
}

function present(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
