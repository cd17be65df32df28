import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound } from '@tarima/commerce-client/errors';
import type { AddressWire } from '@tarima/commerce-client/wire';
import type { MarketCode } from '@tarima/markets/table';
import { addressBookSchema, type WireCart } from './wire.ts';

/**
 * Whether a cart is delivered to a saved address that the customer has edited or deleted since, or that its club no
 * longer delivers to (CHECKOUT-2). The cart subgraph compares the same fields (its `domain/saved-address.ts`); this
 * subgraph checks too, because it reads the cart itself. A cart that an attempt holds keeps its address.
 */
export async function isAddressOutdated(
  { api }: CommerceApi,
  market: MarketCode,
  { cartState, customerId, custom, lock, shippingAddress }: WireCart,
): Promise<boolean> {
  if (lock || cartState !== 'Active' || customerId === undefined || !shippingAddress) return false;
  const book = await readAddressBook(api, customerId);
  const saved = book?.addresses.find(({ id }) => id !== undefined && id === shippingAddress.id);
  if (!saved || saved.country !== market || book?.custom?.fields.country !== market) return true;
  const club = getDeliveringClub(saved);
  if (club === undefined || club !== custom?.fields.fulfillment_club) return true;
  return serializeContent(saved) !== serializeContent(shippingAddress);
}

async function readAddressBook(api: CommerceApi['api'], customerId: string) {
  try {
    return addressBookSchema.parse((await api.customers().withId({ ID: customerId }).get().execute()).body);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The club that delivers to an address: the nearest one, which is the first in the list. */
function getDeliveringClub({ custom }: AddressWire): string | undefined {
  if (custom?.fields.wrong_address) return undefined;
  return custom?.fields.fulfillment_clubs?.split(',')[0]?.trim() || undefined;
}

/** Serializes the fields of a saved address that are copied to a cart. An empty text equals none. */
function serializeContent(address: AddressWire): string {
  const { firstName, lastName, streetNumber, streetName, additionalStreetInfo, city, region } = address;
  const { postalCode, country, phone, custom } = address;
  const texts = [firstName, lastName, streetNumber ?? streetName, additionalStreetInfo, city, region];
  const { alias, latitude, longitude, plus_code: plusCode } = custom?.fields ?? {};
  return JSON.stringify([
    ...[...texts, postalCode, country, phone, alias].map((text) => text || null),
    latitude ?? null,
    longitude ?? null,
    plusCode ?? null,
  ]);
}
