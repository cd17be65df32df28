import type {
  ByProjectKeyRequestBuilder,
  Cart,
  CartUpdateAction,
  InventoryEntry,
  Order,
} from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { startEngines } from '../testing/engines.ts';

const { engines, stop } = await startEngines();
afterAll(stop);

const escazu = { country: 'CR', city: 'Escazú', streetNumber: 'Calle 1' };
const club = { typeId: 'channel', key: '6401' } as const;

const catchError = (task: Promise<unknown>) =>
  task.then(
    () => expect.fail('the call succeeded'),
    (error: { statusCode: number; body: { errors: Record<string, unknown>[] } }) => ({
      status: error.statusCode,
      ...error.body.errors[0],
    }),
  );

const getCode = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled' ? 'done' : settled.reason.body.errors[0].code;

const countCodes = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]));

describe.each(engines)('orders on $name', ({ databaseUrl }) => {
  let commerce: CommerceFixture;
  let api: ByProjectKeyRequestBuilder;
  let products = 200_000;
  let minutesAhead = 0;

  beforeAll(async () => {
    commerce = await startCommerce({
      databaseUrl: await databaseUrl(),
      now: () => new Date(Date.now() + minutesAhead * 60_000),
    });
    api = commerce.api('manage_project');
  });
  afterAll(() => commerce.close());

  const addProduct = (stock: number, colones = 1_000) => {
    products += 1;
    return commerce.addProduct({ key: String(products), colones, stock });
  };
  const newCart = async (
    lines: { sku: string; quantity?: number }[],
    inventoryMode = 'ReserveOnOrder',
  ): Promise<Cart> => {
    const lineItems = lines.map((line) => ({ ...line, supplyChannel: club, distributionChannel: club }));
    const body = { currency: 'CRC', country: 'CR', shippingAddress: escazu, inventoryMode, lineItems };
    return (await api.inStoreKeyWithStoreKeyValue({ storeKey: 'CR' }).carts().post({ body }).execute()).body;
  };
  const update = async ({ id, version }: Pick<Cart, 'id' | 'version'>, ...actions: CartUpdateAction[]): Promise<Cart> =>
    (await api.carts().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;
  const placeOrder = async (cart: Cart, orderNumber?: string): Promise<Order> => {
    const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version };
    return (
      await api
        .orders()
        .post({ body: orderNumber ? { ...body, orderNumber } : body })
        .execute()
    ).body;
  };
  const findStock = async (sku: string): Promise<InventoryEntry> => {
    const where = `sku="${sku}" and supplyChannel(id="${await commerce.channelId('6401')}")`;
    const [entry] = (await api.inventory().get({ queryArgs: { where } }).execute()).body.results;
    return entry ?? expect.fail(`no stock of ${sku}`);
  };

  it('are created from a cart, take its stock and close it', async () => {
    const sku = await addProduct(5);
    const cart = await newCart([{ sku, quantity: 2 }]);
    const payment = { key: `pay-${cart.id}`, amountPlanned: { centAmount: 200_000, currencyCode: 'CRC' } };
    await api.payments().post({ body: payment }).execute();
    const paid = await update(cart, { action: 'addPayment', payment: { typeId: 'payment', key: payment.key } });
    const placed = await placeOrder(paid, `A-${cart.id.slice(0, 8)}`);
    expect(placed).toMatchObject({
      version: 1,
      orderState: 'Open',
      totalPrice: cart.totalPrice,
      cart: { id: cart.id },
    });
    expect(placed.paymentInfo?.payments).toHaveLength(1);
    expect(await findStock(sku)).toMatchObject({ availableQuantity: 3, quantityOnStock: 5 });

    const closed = (await api.carts().withId({ ID: cart.id }).get().execute()).body;
    expect(closed).toMatchObject({ cartState: 'Ordered', version: paid.version + 1 });
    expect(await catchError(update(closed, { action: 'addLineItem', sku }))).toMatchObject({
      code: 'InvalidOperation',
    });
    expect(await catchError(placeOrder(closed))).toMatchObject({ status: 400, code: 'InvalidOperation' });

    const orderNumber = placed.orderNumber ?? '';
    const found = await api
      .inStoreKeyWithStoreKeyValue({ storeKey: 'CR' })
      .orders()
      .withOrderNumber({ orderNumber })
      .get()
      .execute();
    expect(found.body).toEqual(placed);
    expect(await catchError(placeOrder(await newCart([{ sku }]), orderNumber))).toMatchObject({
      code: 'DuplicateField',
      field: 'orderNumber',
    });
    expect((await findStock(sku)).availableQuantity).toBe(3);
  });

  it('return the stock when they are cancelled and deduct it when they are shipped', async () => {
    const sku = await addProduct(5);
    const change = (
      { id, version }: Order,
      action: Parameters<ReturnType<ReturnType<typeof api.orders>['withId']>['post']>[0]['body']['actions'][0],
    ) =>
      api
        .orders()
        .withId({ ID: id })
        .post({ body: { version, actions: [action] } })
        .execute();
    await change(await placeOrder(await newCart([{ sku }])), {
      action: 'changeShipmentState',
      shipmentState: 'Shipped',
    });
    expect(await findStock(sku)).toMatchObject({ availableQuantity: 4, quantityOnStock: 4 });
    await change(await placeOrder(await newCart([{ sku }])), { action: 'changeOrderState', orderState: 'Cancelled' });
    expect(await findStock(sku)).toMatchObject({ availableQuantity: 4, quantityOnStock: 4 });
  });

  it('are rejected with all lines that lack stock, without taking any stock', async () => {
    const [enough, little, none] = [await addProduct(5), await addProduct(1), await addProduct(0)];
    const cart = await newCart([{ sku: enough }, { sku: little, quantity: 2 }, { sku: none }]);
    expect(await catchError(placeOrder(cart))).toMatchObject({ code: 'OutOfStock', skus: [little, none] });
    expect((await findStock(enough)).availableQuantity).toBe(5);
    expect((await api.carts().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });

  it('are rejected when a price has changed, unless the cart is frozen', async () => {
    const sku = await addProduct(5, 1_000);
    const cart = await newCart([{ sku }]);
    const frozen = await update(await newCart([{ sku }]), { action: 'freezeCart' });
    await commerce.addProduct({ key: sku.slice(0, 6), colones: 1_200 });
    expect(await catchError(placeOrder(cart))).toMatchObject({
      code: 'PriceChanged',
      lineItems: [cart.lineItems[0]?.id],
    });
    expect((await placeOrder(frozen)).totalPrice.centAmount).toBe(100_000);
    expect((await placeOrder(await update(cart, { action: 'recalculate' }))).totalPrice.centAmount).toBe(120_000);
  });

  it('are created once from parallel requests', async () => {
    const sku = await addProduct(50);
    const cart = await newCart([{ sku }]);
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => placeOrder(cart)));
    expect(countCodes(settled.map(getCode))).toEqual({ done: 1, ConcurrentModification: 19 });
    const where = `cart(id="${cart.id}")`;
    expect((await api.orders().get({ queryArgs: { where } }).execute()).body.total).toBe(1);
    expect((await findStock(sku)).availableQuantity).toBe(49);
  });

  it('never sell the same unit twice', async () => {
    const [one, other] = [await addProduct(3), await addProduct(3)];
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        newCart(index % 2 === 0 ? [{ sku: one }, { sku: other }] : [{ sku: other }, { sku: one }]),
      ),
    );
    const settled = await Promise.allSettled(carts.map((cart) => placeOrder(cart)));
    expect(countCodes(settled.map(getCode))).toEqual({ done: 3, OutOfStock: 7 });
    expect([(await findStock(one)).availableQuantity, (await findStock(other)).availableQuantity]).toEqual([0, 0]);
  });

  it('lose no update of concurrent writers: each version has one success', async () => {
    const sku = await addProduct(0);
    const cart = await newCart([{ sku }]);
    const versions: number[] = [];
    const writer = async () => {
      let version = cart.version;
      for (;;) {
        try {
          const lineItemId = cart.lineItems[0]?.id ?? '';
          const now = (await api.carts().withId({ ID: cart.id }).get().execute()).body;
          const quantity = (now.lineItems[0]?.quantity ?? 0) + 1;
          version = now.version;
          versions.push(
            (await update({ id: cart.id, version }, { action: 'changeLineItemQuantity', lineItemId, quantity }))
              .version,
          );
          return;
        } catch (error) {
          if ((error as { statusCode: number }).statusCode !== 409) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: 50 }, writer));
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
    const finalCart = (await api.carts().withId({ ID: cart.id }).get().execute()).body;
    expect(finalCart).toMatchObject({ version: 51, totalLineItemQuantity: 51 });
  });

  describe('from reserved stock', () => {
    it('use stock that other carts can no longer reserve', async () => {
      const sku = await addProduct(3);
      const first = await newCart([{ sku, quantity: 2 }], 'ReserveOnCart');
      expect(first.lineItems[0]?.reservation?.typeId).toBe('reservation');
      expect((await findStock(sku)).availableQuantity).toBe(1);
      const second = await newCart([{ sku, quantity: 2 }], 'ReserveOnCart');
      expect(second.warnings?.map(({ code }) => code)).toEqual(['CannotCreateReservation']);
      expect(await catchError(placeOrder({ ...second }))).toMatchObject({ code: 'OutOfStock' });

      const lineItemId = first.lineItems[0]?.id ?? '';
      const oversized = await update(first, { action: 'changeLineItemQuantity', lineItemId, quantity: 9 });
      expect(oversized.lineItems[0]?.quantity).toBe(2);
      expect(oversized.warnings?.[0]).toMatchObject({ code: 'CannotUpdateReservation', reservedQuantity: 2 });
      const extended = await update(oversized, { action: 'changeLineItemQuantity', lineItemId, quantity: 3 });
      expect(extended.warnings).toBeUndefined();
      expect((await findStock(sku)).availableQuantity).toBe(0);
      await placeOrder(extended);
      expect(await findStock(sku)).toMatchObject({ availableQuantity: 0, quantityOnStock: 3 });
    });

    it('reserve on demand and release when the line is removed or its mode changes', async () => {
      const sku = await addProduct(3);
      const cart = await newCart([{ sku }]);
      const lineItemId = cart.lineItems[0]?.id ?? '';
      const held = await update(cart, {
        action: 'setLineItemInventoryMode',
        lineItemId,
        inventoryMode: 'ReserveOnCart',
      });
      expect((await findStock(sku)).availableQuantity).toBe(2);
      const released = await update(held, { action: 'setLineItemInventoryMode', lineItemId, inventoryMode: 'None' });
      expect(released.lineItems[0]?.reservation).toBeUndefined();
      expect((await findStock(sku)).availableQuantity).toBe(3);
      const reservedAgain = await update(released, {
        action: 'setLineItemInventoryMode',
        lineItemId,
        inventoryMode: 'ReserveOnCart',
      });
      await update(reservedAgain, { action: 'removeLineItem', lineItemId });
      expect((await findStock(sku)).availableQuantity).toBe(3);
    });

    it('fail when the reservation has expired', async () => {
      const sku = await addProduct(1);
      const first = await newCart([{ sku }], 'ReserveOnCart');
      await update(first, { action: 'setReservationExpirationInMinutes', reservationExpirationInMinutes: 60 });
      minutesAhead += 59;
      expect((await newCart([{ sku }], 'ReserveOnCart')).warnings).toHaveLength(1);
      minutesAhead += 2;
      const second = await newCart([{ sku }], 'ReserveOnCart');
      expect(second.lineItems[0]?.reservation).toBeDefined();
      expect(await catchError(placeOrder(first))).toMatchObject({ code: 'OutOfStock' });
      await placeOrder(second);
    });
  });
});
