import type { ByProjectKeyRequestBuilder, Cart, CartUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { deleteAbandonedCarts } from './cart-sweep.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
let coffee: string;
let rice: string;

beforeAll(async () => {
  commerce = await startCommerce({ members: true });
  api = commerce.api('manage_project');
  coffee = await commerce.addProduct({ key: '100001', colones: 5_650, stock: 10 });
  rice = await commerce.addProduct({
    key: '100002',
    colones: 2_000,
    stock: 3,
    taxCategory: 'basic-basket',
    clubColones: { club: '6402', colones: 1_900 },
  });
});
afterAll(() => commerce.close());

const inCostaRica = () => api.inStoreKeyWithStoreKeyValue({ storeKey: 'CR' }).carts();

async function newCart(
  body: Partial<Parameters<ReturnType<typeof inCostaRica>['post']>[0]['body']> = {},
): Promise<Cart> {
  const draft = { currency: 'CRC', country: 'CR', locale: 'es', ...body };
  return (await inCostaRica().post({ body: draft }).execute()).body;
}

async function update(cart: Cart, ...actions: CartUpdateAction[]): Promise<Cart> {
  const answer = await inCostaRica()
    .withId({ ID: cart.id })
    .post({ body: { version: cart.version, actions } })
    .execute();
  return answer.body;
}

const escazu = { country: 'CR', city: 'Escazú', streetNumber: 'Calle 1' };

/** Code and status of the error that the platform answers. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('the call succeeded'),
    (error: { statusCode: number; body: { errors: { code: string }[] } }) => ({
      status: error.statusCode,
      ...error.body.errors[0],
    }),
  );

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
    const elsewhere = api.inStoreKeyWithStoreKeyValue({ storeKey: 'PA' }).carts().withId({ ID: cart.id });
    expect(await refusal(elsewhere.get().execute())).toMatchObject({ status: 404, code: 'ResourceNotFound' });
  });

  it('counts the same variant up and keeps another club on a line of its own', async () => {
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

  it('takes the price of the club of its distribution channel', async () => {
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

  it('is taxed once it has an address, by the category of each product', async () => {
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

  it('pays for shipping until it is worth enough', async () => {
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

  it('keeps custom fields that its type knows and refuses others', async () => {
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
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: 'InvalidField' });
    const strange = update(logged, { action: 'setCustomField', name: 'nonsense', value: 1 });
    expect(await refusal(strange)).toMatchObject({ status: 400, code: 'InvalidField' });
  });

  it('refuses characters that no text can have', async () => {
    const cart = await newCart({ custom: { type: { typeId: 'type', key: 'cart' } } });
    const nul = update(cart, { action: 'setCustomField', name: 'delivery_type', value: 'a\u0000b' });
    expect(await refusal(nul)).toMatchObject({ status: 400, code: 'InvalidInput' });
    const path = inCostaRica().withId({ ID: 'a\u0000b' });
    expect(await refusal(path.get().execute())).toMatchObject({ status: 400, code: 'InvalidInput' });
    expect((await inCostaRica().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });

  it('is changed in the version that was seen, and not at all by a refused request', async () => {
    const cart = await newCart();
    const changed = await update(cart, { action: 'addLineItem', sku: coffee });
    expect(changed.version).toBe(2);
    expect(await refusal(update(cart, { action: 'addLineItem', sku: coffee }))).toMatchObject({
      status: 409,
      code: 'ConcurrentModification',
      currentVersion: 2,
    });
    expect((await update(changed)).version).toBe(2);
    const half = update(changed, { action: 'addLineItem', sku: rice }, { action: 'addLineItem', sku: 'none-1' });
    expect(await refusal(half)).toMatchObject({ status: 400, code: 'InvalidField' });
    const now = (await inCostaRica().withId({ ID: cart.id }).get().execute()).body;
    expect(now).toEqual(changed);
  });

  it.each([
    ['a quantity of nought', { action: 'addLineItem', sku: '100001-1', quantity: 0 }, 'InvalidJsonInput'],
    ['half a piece', { action: 'addLineItem', sku: '100001-1', quantity: 1.5 }, 'InvalidJsonInput'],
    ['a line below nought', { action: 'changeLineItemQuantity', lineItemId: 'x', quantity: -1 }, 'InvalidJsonInput'],
    ['a quantity past all bounds', { action: 'addLineItem', sku: '100001-1', quantity: 2 ** 31 }, 'InvalidJsonInput'],
    ['one more than the most', { action: 'addLineItem', sku: '100002-1', quantity: 2 ** 31 - 1 }, 'InvalidField'],
    [
      'an amount past all bounds',
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
    ['a line that is not there', { action: 'removeLineItem', lineItemId: 'x' }, 'InvalidInput'],
    ['an action that is not there', { action: 'toString' }, 'InvalidInput'],
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
  ])('refuses %s', async (_what, action, code) => {
    const cart = await update(await newCart(), { action: 'addLineItem', sku: rice });
    expect(await refusal(update(cart, action as CartUpdateAction))).toMatchObject({ status: 400, code });
  });

  it('carries fees as custom lines', async () => {
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

  it('goes over to a member, is copied and is deleted', async () => {
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
    expect((await refusal(inCostaRica().withId({ ID: copy.body.id }).get().execute())).status).toBe(404);
  });
});

describe('a cart that is left alone', () => {
  it('is deleted after as many days as it says', async () => {
    const short = await newCart({ deleteDaysAfterLastModification: 3 });
    const long = await newCart({ deleteDaysAfterLastModification: 30 });
    const unlimited = await newCart();
    await deleteAbandonedCarts(commerce.context.db, new Date(Date.now() + 4 * 86_400_000));
    expect((await refusal(inCostaRica().withId({ ID: short.id }).get().execute())).status).toBe(404);
    for (const { id } of [long, unlimited]) await inCostaRica().withId({ ID: id }).get().execute();
  });
});

describe('a cart at the till', () => {
  it('keeps its prices while it is frozen', async () => {
    const sku = await commerce.addProduct({ key: '100003', colones: 1_000 });
    const cart = await newCart({ lineItems: [{ sku }], shippingAddress: escazu });
    const frozen = await update(cart, { action: 'freezeCart', strategy: 'HardFreeze' });
    expect(frozen).toMatchObject({ cartState: 'Frozen', freezeStrategy: 'HardFreeze' });
    await commerce.addProduct({ key: '100003', colones: 1_100 });
    expect(await refusal(update(frozen, { action: 'addLineItem', sku }))).toMatchObject({ code: 'InvalidOperation' });
    const emailed = await update(frozen, { action: 'setCustomerEmail', email: 'ana@tarima.test' });
    expect(emailed.totalPrice.centAmount).toBe(100_000);
    const free = await update(emailed, { action: 'unfreezeCart' });
    expect(free).toMatchObject({ cartState: 'Active', totalPrice: { centAmount: 110_000 } });
    expect(free.freezeStrategy).toBeUndefined();
  });

  it('is brought up to date, reserved, frozen and locked by one update, and let go by another', async () => {
    const sku = await commerce.addProduct({ key: '100004', colones: 1_000, stock: 2 });
    const cart = await newCart({ lineItems: [{ sku, quantity: 2 }], shippingAddress: escazu });
    await commerce.addProduct({ key: '100004', colones: 1_200 });
    const till = commerce.api('manage_project', 'manage_locked_carts').carts().withId({ ID: cart.id });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const change = async ({ version }: Cart, actions: CartUpdateAction[]) =>
      (await till.post({ body: { version, actions } }).execute()).body;
    const held = await change(cart, [
      { action: 'recalculate' },
      { action: 'setLineItemSupplyChannel', lineItemId, supplyChannel: { typeId: 'channel', key: '6401' } },
      { action: 'setLineItemInventoryMode', lineItemId, inventoryMode: 'ReserveOnCart' },
      { action: 'setReservationExpirationInMinutes', reservationExpirationInMinutes: 20 },
      { action: 'freezeCart', strategy: 'HardFreeze' },
      { action: 'lockCart' },
    ]);
    expect(held).toMatchObject({ version: cart.version + 1, totalPrice: { centAmount: 240_000 }, cartState: 'Frozen' });
    expect(held.lineItems[0]?.reservation?.typeId).toBe('reservation');
    expect(held.warnings).toBeUndefined();
    const free = await change(held, [
      { action: 'unfreezeCart' },
      { action: 'setLineItemInventoryMode', lineItemId, inventoryMode: 'None' },
      { action: 'unlockCart' },
    ]);
    expect(free.lineItems[0]?.reservation).toBeUndefined();
    expect(free).toMatchObject({ cartState: 'Active', lineItems: [{ quantity: 2 }] });
    const where = `resource(id="${cart.id}")`;
    const messages = (await api.messages().get({ queryArgs: { where } }).execute()).body.results;
    expect(messages.map(({ type }) => type).sort()).toEqual([
      'CartFrozen',
      'CartLocked',
      'CartUnfrozen',
      'CartUnlocked',
    ]);
  });

  it('is closed to clients without the lock scope while it is locked', async () => {
    const cart = await newCart({ lineItems: [{ sku: coffee }] });
    const lock: CartUpdateAction = { action: 'lockCart' };
    expect(await refusal(update(cart, lock))).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const till = commerce.api('manage_project', 'manage_locked_carts').carts().withId({ ID: cart.id });
    const locked = (await till.post({ body: { version: cart.version, actions: [lock] } }).execute()).body;
    expect(locked.lock?.clientId).toBe('tarima-store');
    const email: CartUpdateAction = { action: 'setCustomerEmail', email: 'ana@tarima.test' };
    expect(await refusal(update(locked, email))).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const actions = [email, { action: 'unlockCart' as const }];
    const open = (await till.post({ body: { version: locked.version, actions } }).execute()).body;
    expect(open.lock).toBeUndefined();
    expect((await update(open, { action: 'addLineItem', sku: coffee })).lineItems[0]?.quantity).toBe(2);
  });
});
