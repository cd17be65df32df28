import type { Cart, CartUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, expect } from 'vitest';
import { startCommerce } from './commerce-fixture.ts';

export const escazu = { country: 'CR', city: 'Escazú', streetNumber: 'Calle 1' };

/**
 * Starts a platform for tests of carts in Costa Rica, with coffee and rice; it is closed after the tests of the file.
 */
export async function startCarts() {
  const commerce = await startCommerce({ members: true });
  afterAll(() => commerce.close());
  const api = commerce.api('manage_project');
  const coffee = await commerce.addProduct({ key: '100001', colones: 5_650, stock: 10 });
  const rice = await commerce.addProduct({
    key: '100002',
    colones: 2_000,
    stock: 3,
    taxCategory: 'basic-basket',
    clubColones: { club: '6402', colones: 1_900 },
  });
  const inCostaRica = () => api.inStoreKeyWithStoreKeyValue({ storeKey: 'CR' }).carts();

  async function newCart(
    body: Partial<Parameters<ReturnType<typeof inCostaRica>['post']>[0]['body']> = {},
  ): Promise<Cart> {
    const draft = { currency: 'CRC', country: 'CR', locale: 'es', ...body };
    return (await inCostaRica().post({ body: draft }).execute()).body;
  }

  async function update(cart: Cart, ...actions: CartUpdateAction[]): Promise<Cart> {
    const response = await inCostaRica()
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions } })
      .execute();
    return response.body;
  }

  return { commerce, api, coffee, rice, inCostaRica, newCart, update };
}

/** Returns the code and status of an expected platform error. */
export const catchError = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: { statusCode: number; body: { errors: { code: string }[] } }) => ({
      status: error.statusCode,
      ...error.body.errors[0],
    }),
  );
