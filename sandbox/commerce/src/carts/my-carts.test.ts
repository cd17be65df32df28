import { type ByProjectKeyRequestBuilder, createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { describe, expect, it } from 'vitest';
import { catchError, escazu, startCarts } from '../testing/carts-fixture.ts';

const { commerce, coffee, newCart } = await startCarts();

/** The platform's SDK with the session of a guest. */
function openSession(anonymousId: string): ByProjectKeyRequestBuilder {
  const client = new ClientBuilder()
    .withAnonymousSessionFlow({
      host: commerce.url,
      projectKey: 'tarima',
      credentials: { clientId: 'tarima-app', clientSecret: 'tarima-app-sandbox-secret-000000000', anonymousId },
      scopes: ['manage_my_orders:tarima'],
      httpClient: fetch,
    })
    .withHttpMiddleware({ host: commerce.url, httpClient: fetch })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey: 'tarima' });
}

const draft = { currency: 'CRC', country: 'CR', lineItems: [{ sku: coffee }] };

describe('the carts of a guest', () => {
  it('are created, found, changed and deleted in the session', async () => {
    const me = openSession('guest-a').me();
    const cart = (await me.carts().post({ body: draft }).execute()).body;
    expect(cart).toMatchObject({ anonymousId: 'guest-a', lineItems: [{ variant: { sku: coffee } }] });
    expect((await me.activeCart().get().execute()).body.id).toBe(cart.id);
    const changed = await me
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions: [{ action: 'setShippingAddress', address: escazu }] } })
      .execute();
    expect(changed.body.taxedPrice).toBeDefined();
    expect((await me.carts().get().execute()).body.results).toEqual([changed.body]);
    await me
      .carts()
      .withId({ ID: cart.id })
      .delete({ queryArgs: { version: changed.body.version } })
      .execute();
    expect(await catchError(me.activeCart().get().execute())).toMatchObject({ status: 404 });
  });

  it('are unknown in another session', async () => {
    const cart = (await openSession('guest-b').me().carts().post({ body: draft }).execute()).body;
    const other = openSession('guest-c').me();
    const byId = other.carts().withId({ ID: cart.id });
    expect((await other.carts().get().execute()).body.results).toEqual([]);
    for (const call of [
      byId.get(),
      byId.post({ body: { version: cart.version, actions: [] } }),
      byId.delete({ queryArgs: { version: cart.version } }),
    ]) {
      expect(await catchError(call.execute())).toMatchObject({ status: 404, code: 'ResourceNotFound' });
    }
  });

  it('keep the prices and the guest of the platform', async () => {
    const me = openSession('guest-d').me();
    const free = { sku: coffee, externalPrice: { centAmount: 1, currencyCode: 'CRC' } };
    const body = { ...draft, anonymousId: 'guest-a', lineItems: [free] };
    const cart = (await me.carts().post({ body }).execute()).body;
    expect(cart).toMatchObject({ anonymousId: 'guest-d', totalPrice: { centAmount: 565_000 } });
    const update = (action: object) =>
      me
        .carts()
        .withId({ ID: cart.id })
        .post({ body: { version: cart.version, actions: [action as never] } })
        .execute();
    for (const action of ['setLineItemPrice', 'setAnonymousId', 'freezeCart', 'addCustomLineItem']) {
      expect(await catchError(update({ action }))).toMatchObject({ status: 400, code: 'InvalidInput' });
    }
    const added = (await update({ action: 'addLineItem', ...free })).body;
    expect(added.totalPrice.centAmount).toBe(1_130_000);
  });

  it('require the token of a session', async () => {
    await newCart({ anonymousId: 'guest-e' });
    expect(await catchError(commerce.api('manage_project').me().carts().get().execute())).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
    });
  });
});
