import { toAddress } from '@tarima/commerce-client/address';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound } from '@tarima/commerce-client/errors';
import { type AddressBook, findAddressProblem } from '@tarima/markets/saved-address';
import type { MarketCode } from '@tarima/markets/table';
import { addressBookWire, type CartWire } from './wire.ts';

/**
 * Whether a cart is delivered to a saved address that the customer has edited or deleted since, or that its club no
 * longer delivers to (CHECKOUT-2). The address book is read here too, because the cart may have changed since it was shown. A
 * cart that an attempt holds keeps its address.
 */
export async function isAddressOutdated(
  { api }: CommerceApi,
  market: MarketCode,
  { cartState, customerId, custom, lock, shippingAddress }: CartWire,
): Promise<boolean> {
  if (lock || cartState !== 'Active' || customerId === undefined || !shippingAddress) return false;
  const destination = {
    market,
    address: toAddress(shippingAddress),
    clubKey: custom?.fields.fulfillment_club ?? null,
  };
  return findAddressProblem(destination, await readAddressBook(api, customerId)) !== null;
}

async function readAddressBook(api: CommerceApi['api'], customerId: string): Promise<AddressBook | undefined> {
  try {
    const { body } = await api.customers().withId({ ID: customerId }).get().execute();
    const { addresses, custom } = addressBookWire.parse(body);
    return { country: custom?.fields.country ?? null, addresses: addresses.map(toAddress) };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
