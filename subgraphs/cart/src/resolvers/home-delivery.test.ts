import { randomUUID } from 'node:crypto';
import type { Address } from '@tarima/markets/address';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, clubAddress, deliver, failure, guest, member, startCartGraph } from '../testing/cart-graph.ts';

const { send, given, holds, reported } = await startCartGraph();

describe('home delivery before a cart', () => {
  const query =
    '{ homeDelivery { addressId alias streetText club { key } daysUntilDelivery price { centAmount } freeAbove { centAmount } } }';

  it('is to the member’s address from the nearest club (DELIVERY-18)', async () => {
    given.saved = {
      ...clubAddress,
      id: 'home',
      alias: 'Casa',
      street: 'Calle 5',
      location: {
        latitude: 9.9,
        longitude: -84.1,
        plusCode: null,
        fulfillmentClubs: [{ key: '6402', distanceKm: 3 }],
        isMarkedUndeliverable: false,
      },
    };
    expect((await send(query, undefined, member)).data.homeDelivery).toEqual({
      addressId: 'home',
      alias: 'Casa',
      streetText: 'Calle 5',
      club: { key: '6402' },
      daysUntilDelivery: 1,
      price: { centAmount: 300_000 },
      freeAbove: { centAmount: 1_000 },
    });
    expect((await send(query, undefined, guest)).data.homeDelivery).toBeNull();
  });

  it('is null without a saved address (DELIVERY-18)', async () => {
    expect((await send(query, undefined, member)).data.homeDelivery).toBeNull();
  });
});

const chooseWindow = `mutation ($input: SetDeliveryWindowInput!) { setDeliveryWindow(input: $input) {
  __typename ${failure} ... on DeliveryWindowUnavailable { windows { id isFull } }
  ... on SetDeliveryWindowSuccess { cart { delivery { window { id timeZone isExpired hasEnoughCapacity } } } } } }`;
const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) { __typename } }`;
const options = `{ cart { delivery { speed window { id isExpired hasEnoughCapacity } }
  shippingMethods { key speed isFree isChosen } deliveryWindows { id isFull } } }`;

describe('a home delivery', () => {
  const home: Address = {
    ...clubAddress,
    id: 'home',
    location: {
      latitude: 9.9,
      longitude: -84.1,
      plusCode: null,
      fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
      isMarkedUndeliverable: false,
    },
  };
  beforeEach(async () => {
    given.saved = home;
    await send(add, { sku: 'rice-1', quantity: 2 }, member);
    await send(deliver, { method: 'DELIVERY', addressId: 'home' }, member);
  });

  it('has the club’s shipping methods, the default one chosen and free from its limit on (DELIVERY-60, DELIVERY-63)', async () => {
    const { cart } = (await send(options, undefined, member)).data;
    expect(cart.delivery.speed).toBe('NEXT_DAY');
    expect(cart.shippingMethods).toEqual([
      { key: '6401_ND', speed: 'NEXT_DAY', isFree: true, isChosen: true },
      { key: '6401_SD', speed: 'SAME_DAY', isFree: false, isChosen: false },
    ]);
    await send(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethodKey: '6401_SD' }, member);
    expect((await send(options, undefined, member)).data.cart.delivery.speed).toBe('SAME_DAY');
  });

  it('has no shipping methods and reports a problem when its club has none (DELIVERY-66)', async () => {
    given.speeds = [];
    expect((await send(options, undefined, member)).data.cart.shippingMethods).toEqual([]);
    expect(reported).toEqual(['a club has no shipping methods']);
  });

  it('has a window with held capacity until another delivery is chosen (DELIVERY-82, DELIVERY-87, DELIVERY-93)', async () => {
    const chosen = await send(chooseWindow, { windowId: 'w0' }, member);
    expect(chosen.data.setDeliveryWindow.cart.delivery.window).toEqual({
      id: 'w0',
      timeZone: 'America/Costa_Rica',
      isExpired: false,
      hasEnoughCapacity: true,
    });
    expect([...holds.values()]).toEqual([{ windowId: 'w0', litres: 4 }]);
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6401' }, member);
    const { cart: pickupCart } = (await send(options, undefined, member)).data;
    expect(pickupCart).toMatchObject({ delivery: { window: null }, shippingMethods: [], deliveryWindows: [] });
    expect(holds.size).toBe(0);
  });

  it('keeps its window when the same delivery is chosen again (DELIVERY-82)', async () => {
    await send(chooseWindow, { windowId: 'w0' }, member);
    await send(deliver, { method: 'DELIVERY', addressId: 'home' }, member);
    const { cart } = (await send(options, undefined, member)).data;
    expect(cart.delivery.window).toEqual({ id: 'w0', isExpired: false, hasEnoughCapacity: true });
    expect([...holds.values()]).toEqual([{ windowId: 'w0', litres: 4 }]);
    await send(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethodKey: '6401_SD' }, member);
    expect((await send(options, undefined, member)).data.cart.delivery.window).toBeNull();
    expect(holds.size).toBe(0);
  });

  it('keeps the capacity of its window when another one cannot be written (CART-88)', async () => {
    const chooseWhileBusy = async (windowId: string) => {
      given.store.faults.push(...Array.from({ length: 11 }, () => 'stale' as const));
      const { data } = await send(chooseWindow, { windowId }, member);
      expect(data.setDeliveryWindow).toMatchObject({ __typename: 'CartBusy' });
      given.store.faults.length = 0;
    };
    await chooseWhileBusy('w1');
    expect(holds.size).toBe(0);
    await send(chooseWindow, { windowId: 'w0' }, member);
    await chooseWhileBusy('w1');
    expect([...holds.values()]).toEqual([{ windowId: 'w0', litres: 4 }]);
  });

  it('holds as much capacity as the items use after every change (DELIVERY-88)', async () => {
    await send(chooseWindow, { windowId: 'w0' }, member);
    const { cart } = (await send('{ cart { id lines { id } } }', undefined, member)).data;
    const [line] = cart.lines;
    await send(change, { lineId: line.id, quantity: 4 }, member);
    expect(holds.get(cart.id)).toEqual({ windowId: 'w0', litres: 8 });
    await send(change, { lineId: line.id, quantity: 1 }, member);
    expect(holds.get(cart.id)).toEqual({ windowId: 'w0', litres: 2 });
    const { delivery, deliveryWindows } = (await send(options, undefined, member)).data.cart;
    expect(delivery.window).toEqual({ id: 'w0', isExpired: false, hasEnoughCapacity: true });
    expect(deliveryWindows[0]).toEqual({ id: 'w0', isFull: false });
  });

  it('keeps its items when capacity runs out, has `hasEnoughCapacity` false, and true again with fewer items (DELIVERY-90)', async () => {
    await send(chooseWindow, { windowId: 'w0' }, member);
    const { cart } = (await send('{ cart { id lines { id } } }', undefined, member)).data;
    const [line] = cart.lines;
    holds.set('another cart', { windowId: 'w0', litres: 14 });
    const increased = await send(change, { lineId: line.id, quantity: 4 }, member);
    expect(increased.data.changeCartLineQuantity.__typename).toBe('ChangeCartLineQuantitySuccess');
    const current = (await send(options, undefined, member)).data.cart;
    expect(current.delivery.window).toEqual({ id: 'w0', isExpired: false, hasEnoughCapacity: false });
    expect(current.deliveryWindows).toEqual([
      { id: 'w0', isFull: true },
      { id: 'w1', isFull: false },
    ]);
    expect(holds.get(cart.id)).toEqual({ windowId: 'w0', litres: 4 });
    await send(change, { lineId: line.id, quantity: 3 }, member);
    expect((await send(options, undefined, member)).data.cart.delivery.window.hasEnoughCapacity).toBe(true);
  });

  it('receives the available windows when the chosen one is full (DELIVERY-81)', async () => {
    holds.set('another cart', { windowId: 'w0', litres: 17 });
    const refused = (await send(chooseWindow, { windowId: 'w0' }, member)).data.setDeliveryWindow;
    expect(refused).toMatchObject({
      __typename: 'DeliveryWindowUnavailable',
      code: 'DELIVERY_WINDOW_UNAVAILABLE',
      windows: [{ id: 'w1', isFull: false }],
    });
  });

  it('chooses a window once when the command is replayed', async () => {
    const input = { commandId: randomUUID(), windowId: 'w0' };
    await send(chooseWindow, input, member);
    holds.set('another cart', { windowId: 'w0', litres: 20 });
    expect((await send(chooseWindow, input, member)).data.setDeliveryWindow.__typename).toBe(
      'SetDeliveryWindowSuccess',
    );
    const other = await send(chooseWindow, { ...input, windowId: 'w1' }, member);
    expect(other.data.setDeliveryWindow.code).toBe('COMMAND_CONFLICT');
  });

  it('requests no windows when the volume of a product is unknown (DELIVERY-74)', async () => {
    const known = given.store.findCurrent({ kind: 'member', membershipNumber: '64011045120001' });
    if (!known) throw new Error('no cart');
    const incomplete = { ...known, lines: known.lines.map((line) => ({ ...line, volumeLitres: null })) };
    given.store.put({ kind: 'member', membershipNumber: '64011045120001' }, incomplete);
    expect((await send(options, undefined, member)).data.cart.deliveryWindows).toEqual([]);
    expect(reported).toEqual(['delivery windows cannot be requested: the volume of a product is unknown']);
  });

  it('fails to choose a window without a cart', async () => {
    expect((await send(chooseWindow, { windowId: 'w0' })).data.setDeliveryWindow.code).toBe('CART_NOT_FOUND');
  });
});
