import type { CartUpdateAction } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { catchError, escazu, startCarts } from '../testing/carts-fixture.ts';

const { api, coffee, inCostaRica, newCart, rice, update } = await startCarts();

describe('a cart', () => {
  it('belongs to its store and is found by id, key and anonymous id', async () => {
    const cart = await newCart({ anonymousId: 'guest-1', key: 'cart-key-1' });
    expect(cart).toMatchObject({ version: 1, store: { key: 'CR' }, cartState: 'Active', anonymousId: 'guest-1' });
    expect((await inCostaRica().withKey({ key: 'cart-key-1' }).get().execute()).body.id).toBe(cart.id);
    const where = 'anonymousId="guest-1" and cartState="Active"';
    const page = (
      await inCostaRica()
        .get({ queryArgs: { where, limit: 1 } })
        .execute()
    ).body;
    expect(page.results.map(({ id }) => id)).toEqual([cart.id]);
    const otherStore = api.inStoreKeyWithStoreKeyValue({ storeKey: 'PA' }).carts().withId({ ID: cart.id });
    expect(await catchError(otherStore.get().execute())).toMatchObject({ status: 404, code: 'ResourceNotFound' });
  });

  it('adds the quantity of the same variant, and has a separate line for another club', async () => {
    const cart = await update(
      await newCart(),
      { action: 'addLineItem', sku: coffee, quantity: 2 },
      { action: 'addLineItem', sku: coffee },
      { action: 'addLineItem', sku: coffee, distributionChannel: { typeId: 'channel', key: '6401' } },
    );
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(cart).toMatchObject({ totalLineItemQuantity: 4, totalPrice: { centAmount: 4 * 565_000 } });
    expect(cart.lineItems[0]?.variant.images?.[0]?.url).toBe('http://media.test/p/hero/coconut/sand/320.webp');
  });

  it('uses the club price of its distribution channel', async () => {
    const cart = await update(await newCart(), { action: 'addLineItem', sku: rice });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const atClub = await update(cart, {
      action: 'setLineItemDistributionChannel',
      lineItemId,
      distributionChannel: { typeId: 'channel', key: '6402' },
    });
    expect(atClub.lineItems[0]?.price.value.centAmount).toBe(190_000);
    const back = await update(atClub, { action: 'setLineItemDistributionChannel', lineItemId });
    expect(back.lineItems[0]?.price.value.centAmount).toBe(200_000);
  });

  it('is taxed by the category of each product when it has an address', async () => {
    const cart = await update(
      await newCart(),
      { action: 'addLineItem', sku: coffee, quantity: 2 },
      { action: 'addLineItem', sku: rice },
      { action: 'setShippingAddress', address: escazu },
    );
    expect(cart.taxedPrice).toMatchObject({
      totalGross: { centAmount: 1_330_000 },
      totalNet: { centAmount: 1_000_000 + 198_020 },
      totalTax: { centAmount: 130_000 + 1_980 },
    });
    expect(cart.taxedPrice?.taxPortions.map(({ rate }) => rate)).toEqual([0.13, 0.01]);
    const moved = await update(cart, { action: 'setShippingAddress' });
    expect(moved.taxedPrice).toBeUndefined();
  });

  it('pays for shipping below the free shipping threshold', async () => {
    const cart = await update(
      await newCart(),
      { action: 'addLineItem', sku: coffee },
      { action: 'setShippingAddress', address: escazu },
      { action: 'setShippingMethod', shippingMethod: { typeId: 'shipping-method', key: '6401_ND' } },
    );
    const { price, freeAbove } = cart.shippingInfo?.shippingRate ?? {};
    expect(cart.shippingInfo?.price.centAmount).toBe(price?.centAmount);
    expect(cart.totalPrice.centAmount).toBe(565_000 + (price?.centAmount ?? 0));
    const quantity = Math.ceil((freeAbove?.centAmount ?? 0) / 565_000);
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const full = await update(cart, { action: 'changeLineItemQuantity', lineItemId, quantity });
    expect(full.shippingInfo?.price.centAmount).toBe(0);
    const matching = await api
      .shippingMethods()
      .matchingCart()
      .get({ queryArgs: { cartId: full.id } })
      .execute();
    expect(matching.body.results.map(({ key }) => key)).toContain('6401_ND');
    expect(matching.body.results.map(({ key }) => key)).not.toContain('6201_ND');
  });

  it('accepts custom fields of its type and rejects others', async () => {
    const cart = await newCart({
      custom: { type: { typeId: 'type', key: 'cart' }, fields: { delivery_type: 'DELIVERY' } },
    });
    const logged = await update(
      cart,
      { action: 'setCustomField', name: 'commandLog', value: ['a:1', 'b:2'] },
      { action: 'setCustomField', name: 'delivery_type', value: null },
    );
    expect(logged.custom?.fields).toEqual({ commandLog: ['a:1', 'b:2'] });
    const wrong = update(logged, { action: 'setCustomField', name: 'commandLog', value: 'a:1' });
    expect(await catchError(wrong)).toMatchObject({ status: 400, code: 'InvalidField' });
    const unknownField = update(logged, { action: 'setCustomField', name: 'nonsense', value: 1 });
    expect(await catchError(unknownField)).toMatchObject({ status: 400, code: 'InvalidField' });
  });

  it('rejects NUL characters', async () => {
    const cart = await newCart({ custom: { type: { typeId: 'type', key: 'cart' } } });
    const nul = update(cart, { action: 'setCustomField', name: 'delivery_type', value: 'a\u0000b' });
    expect(await catchError(nul)).toMatchObject({ status: 400, code: 'InvalidInput' });
    const path = inCostaRica().withId({ ID: 'a\u0000b' });
    expect(await catchError(path.get().execute())).toMatchObject({ status: 400, code: 'InvalidInput' });
    expect((await inCostaRica().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });

  it('changes only in the expected version, and not at all when a request is rejected', async () => {
    const cart = await newCart();
    const changed = await update(cart, { action: 'addLineItem', sku: coffee });
    expect(changed.version).toBe(2);
    expect(await catchError(update(cart, { action: 'addLineItem', sku: coffee }))).toMatchObject({
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: 2,
    });
    expect((await update(changed)).version).toBe(2);
    const partlyInvalid = update(
      changed,
      { action: 'addLineItem', sku: rice },
      { action: 'addLineItem', sku: 'none-1' },
    );
    expect(await catchError(partlyInvalid)).toMatchObject({ status: 400, code: 'InvalidField' });
    const now = (await inCostaRica().withId({ ID: cart.id }).get().execute()).body;
    expect(now).toEqual(changed);
  });

  it.each([
    ['a quantity of zero', { action: 'addLineItem', sku: '100001-1', quantity: 0 }, 'InvalidJsonInput'],
    ['a fractional quantity', { action: 'addLineItem', sku: '100001-1', quantity: 1.5 }, 'InvalidJsonInput'],
    ['a negative quantity', { action: 'changeLineItemQuantity', lineItemId: 'x', quantity: -1 }, 'InvalidJsonInput'],
    ['a quantity above the limit', { action: 'addLineItem', sku: '100001-1', quantity: 2 ** 31 }, 'InvalidJsonInput'],
    [
      'a total quantity above the limit',
      { action: 'addLineItem', sku: '100002-1', quantity: 2 ** 31 - 1 },
      'InvalidField',
    ],
    [
      'an amount above the limit',
      {
        action: 'addCustomLineItem',
        name: { en: 'Much' },
        slug: 'much',
        money: { centAmount: 2 ** 40, currencyCode: 'CRC' },
        quantity: 2 ** 20,
        taxCategory: { typeId: 'tax-category', key: 'standard' },
      },
      'MoneyOverflow',
    ],
    ['an unknown line', { action: 'removeLineItem', lineItemId: 'x' }, 'InvalidInput'],
    ['an unknown action', { action: 'toString' }, 'InvalidInput'],
    [
      'an unknown channel',
      { action: 'addLineItem', sku: '100001-1', supplyChannel: { typeId: 'channel', key: '9999' } },
      'ReferencedResourceNotFound',
    ],
    [
      'an address without taxes',
      { action: 'setShippingAddress', address: { country: 'FR' } },
      'MissingTaxRateForCountry',
    ],
    [
      'a shipping method without an address',
      { action: 'setShippingMethod', shippingMethod: { typeId: 'shipping-method', key: '6401_ND' } },
      'InvalidOperation',
    ],
  ])('rejects %s', async (_what, action, code) => {
    const cart = await update(await newCart(), { action: 'addLineItem', sku: rice });
    expect(await catchError(update(cart, action as CartUpdateAction))).toMatchObject({ status: 400, code });
  });

  it('contains fees as custom lines', async () => {
    const cart = await update(await newCart(), {
      action: 'addCustomLineItem',
      name: { es: 'Cargo por servicio' },
      slug: 'service-fee',
      money: { centAmount: 250_000, currencyCode: 'CRC' },
      taxCategory: { typeId: 'tax-category', key: 'standard' },
    });
    const taxed = await update(cart, { action: 'setShippingAddress', address: escazu });
    expect(taxed.taxedPrice?.totalGross.centAmount).toBe(250_000);
    const customLineItemId = taxed.customLineItems[0]?.id ?? '';
    const removed = await update(taxed, { action: 'removeCustomLineItem', customLineItemId });
    expect(removed.totalPrice.centAmount).toBe(0);
  });

  it('can be assigned to a member, replicated and deleted', async () => {
    const ana = (
      await api
        .customers()
        .get({ queryArgs: { where: 'email="ana@tarima.test"' } })
        .execute()
    ).body.results[0];
    const guest = await newCart({ anonymousId: 'guest-2', lineItems: [{ sku: coffee, quantity: 2 }] });
    const owned = await update(guest, { action: 'setCustomerId', customerId: ana?.id ?? '' });
    expect(owned.anonymousId).toBeUndefined();
    const active = await inCostaRica()
      .withCustomerId({ customerId: ana?.id ?? '' })
      .get()
      .execute();
    expect(active.body.id).toBe(owned.id);
    const copy = await inCostaRica()
      .replicate()
      .post({ body: { reference: { typeId: 'cart', id: owned.id } } })
      .execute();
    expect(copy.body).toMatchObject({ version: 1, totalPrice: owned.totalPrice, customerId: ana?.id });
    const version = copy.body.version;
    await inCostaRica().withId({ ID: copy.body.id }).delete({ queryArgs: { version } }).execute();
    expect((await catchError(inCostaRica().withId({ ID: copy.body.id }).get().execute())).status).toBe(404);
  });
});
