import type { CommerceApi } from '@tarima/commerce-client/client';
import { describe, expect, it, vi } from 'vitest';
import { isReadyForCheckout } from '../../domain/cart.ts';
import { createCommerceUpstream } from './client.ts';

const cents = (centAmount: number) => ({ type: 'centPrecision', centAmount, currencyCode: 'CRC', fractionDigits: 2 });
const fields = { alias: 'Casa', latitude: 9.9, longitude: -84.1, plus_code: '66XQWV2X+22' };
const home = {
  id: 'home',
  country: 'CR',
  firstName: 'Ana',
  streetNumber: 'Calle 5',
  custom: { fields: { ...fields, fulfillment_clubs: '6401,6402', wrong_address: false } },
};
const cart = {
  id: 'cart-1',
  version: 8,
  cartState: 'Active',
  customerId: 'ana',
  totalPrice: cents(1_000),
  lineItems: [{ id: 'l', quantity: 1, variant: { sku: 'rice-1', attributes: [] }, price: { value: cents(1_000) } }],
  shippingAddress: { ...home, custom: { fields: { ...fields, fulfillment_clubs: '6401,6402' } } },
  custom: { fields: { delivery_type: 'NEXT_DAY', fulfillment_club: '6401' } },
};

/** Reads a cart for home delivery from a fake platform whose customer has these addresses. */
async function findCartWith(addresses: object[], change: object = {}, country = 'CR') {
  const reads: string[] = [];
  const respond = (name: string, body: unknown) => ({
    get: () => ({
      execute: async () => {
        reads.push(name);
        return { body };
      },
    }),
  });
  const commerce = {
    inStore: () => ({ carts: () => ({ withId: () => respond('cart', { ...cart, ...change }) }) }),
    api: {
      customers: () => ({ withId: () => respond('customer', { addresses, custom: { fields: { country } } }) }),
      taxCategories: () => ({ get: () => ({ execute: async () => ({ body: { results: [] } }) }) }),
    },
  };
  const found = await createCommerceUpstream(commerce as unknown as CommerceApi, { error: vi.fn() }).findCart(
    'CR',
    'cart-1',
  );
  if (!found) throw new Error('no cart');
  return { isReady: isReadyForCheckout(found), reads };
}

describe('a cart that is delivered to a saved address', () => {
  it('is ready while the address is unchanged', async () => {
    expect((await findCartWith([{ id: 'office', country: 'CR' }, home])).isReady).toBe(true);
    expect((await findCartWith([{ ...home, lastName: '' }])).isReady).toBe(true);
  });

  it.each<[string, object[], string?]>([
    ['was deleted', []],
    ['was edited', [{ ...home, streetNumber: 'Calle 9' }]],
    ['was moved', [{ ...home, custom: { fields: { ...home.custom.fields, plus_code: '66XQWV2X+33' } } }]],
    ['has another club', [{ ...home, custom: { fields: { ...fields, fulfillment_clubs: '6402' } } }]],
    ['has no club', [{ ...home, custom: { fields: { ...fields, fulfillment_clubs: '' } } }]],
    ['is marked as wrong', [{ ...home, custom: { fields: { ...home.custom.fields, wrong_address: true } } }]],
    ['is in a country that is not the member’s', [home], 'PA'],
  ])('is not ready when the address %s (CHECKOUT-2)', async (_what, addresses, country) => {
    expect((await findCartWith(addresses, {}, country)).isReady).toBe(false);
  });

  it('keeps its address while an attempt holds it', async () => {
    const frozen = await findCartWith([], { cartState: 'Frozen' });
    expect(frozen).toEqual({ isReady: true, reads: ['cart'] });
  });

  it('is ready for pickup without a read of the address book', async () => {
    const collected = { custom: { fields: { delivery_type: 'PICK_UP_IN_CLUB', fulfillment_club: '6401' } } };
    expect(await findCartWith([], collected)).toEqual({ isReady: true, reads: ['cart'] });
  });
});
