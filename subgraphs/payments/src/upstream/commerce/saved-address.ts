import type { CommerceApi } from '@tarima/commerce-client/client';
import { platformErrorOf } from '@tarima/commerce-client/errors';
import type { MarketCode } from '@tarima/markets/table';
import { addressBookSchema, type WireAddress, type WireCart } from './wire.ts';

/**
 * Whether a cart is delivered to a saved address that the customer has edited or deleted since, or that its club no
 * longer delivers to (CHECKOUT-2). The cart subgraph decides the same by the same fields (`addressProblemOf`); paying
 * asks again, because it reads the cart by itself. A cart that a payment holds keeps the address that the payment began
 * with.
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
  const sender = senderOf(saved);
  if (sender === undefined || sender !== custom?.fields.fulfillment_club) return true;
  return contentOf(saved) !== contentOf(shippingAddress);
}

async function readAddressBook(api: CommerceApi['api'], customerId: string) {
  try {
    return addressBookSchema.parse((await api.customers().withId({ ID: customerId }).get().execute()).body);
  } catch (error) {
    if (platformErrorOf(error)?.status === 404) return undefined;
    throw error;
  }
}

/** The club that delivers there: the nearest one of those that reach it. */
function senderOf({ custom }: WireAddress): string | undefined {
  if (custom?.fields.wrong_address) return undefined;
  return custom?.fields.fulfillment_clubs?.split(',')[0]?.trim() || undefined;
}

/** What a cart takes over of a saved address. An empty text and none are the same. */
function contentOf(address: WireAddress): string {
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
