import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  createPlaceInput,
  expectConsistent,
  member,
  placeAttempt,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

describe.each(engines.names)('the delivery window of a checkout on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  it('reserves the delivery window before it requests the payment, and charges nothing when the window is full (CHECKOUT-35)', async () => {
    const world = new World();
    world.isWindowFull = true;
    const store = await startProcess(database, world);
    const { id } = await beginAttempt(store, addCart(world));
    expect(await placeAttempt(store, id)).toMatchObject({
      status: 'OPEN',
      facts: { failure: { code: 'DELIVERY_WINDOW_NEEDED' } },
    });
    expect(world.ledger).toEqual([]);
    world.isWindowFull = false;
    const attempt = await placeAttempt(store, id);
    expect(attempt.status).toBe('COMPLETED');
    expectConsistent(world, attempt);
  });

  it('requires a delivery window in beginCheckout and placeOrder where the market requires one (CHECKOUT-3, DELIVERY-83)', async () => {
    const world = new World();
    const store = await startProcess(database, world, {
      settings: { getWindowRules: () => ({ isRequired: true, minimumMinutes: 120 }) },
    });
    const homeDelivery = { isDelivery: true, anonymousId: undefined, customerId: 'customer-1' };
    const cart = world.addCart(randomUUID(), { ...homeDelivery, window: undefined });
    const begin = () => store.checkout.begin(member, { idempotencyKey: randomUUID(), cartId: cart.id });
    expect(await begin()).toEqual({ type: 'DeliveryWindowNeeded', code: 'DELIVERY_WINDOW_NEEDED' });
    world.addCart(cart.id, homeDelivery);
    const result = await begin();
    const id = result.type === 'BeginCheckoutSuccess' ? result.attempt.id : '';
    world.addCart(cart.id, { ...homeDelivery, window: undefined });
    expect(await store.checkout.place(member, createPlaceInput(id))).toMatchObject({
      attempt: { status: 'OPEN', facts: { failure: { code: 'DELIVERY_WINDOW_NEEDED' } } },
    });
    expect(world.ledger).toEqual([]);
  });

  it('requires a window that starts late enough in beginCheckout and placeOrder, in every market (DELIVERY-75)', async () => {
    const world = new World();
    const store = await startProcess(database, world);
    const startingIn = (minutes: number) => ({
      isDelivery: true,
      anonymousId: undefined,
      customerId: 'customer-1',
      window: { id: 'window', start: new Date(Date.now() + minutes * 60_000), volumeLitres: 5 },
    });
    const { id: cartId } = world.addCart(randomUUID(), startingIn(119));
    const begin = () => store.checkout.begin(member, { idempotencyKey: randomUUID(), cartId });
    expect(await begin()).toEqual({ type: 'DeliveryWindowNeeded', code: 'DELIVERY_WINDOW_NEEDED' });
    world.addCart(cartId, startingIn(121));
    const result = await begin();
    const id = result.type === 'BeginCheckoutSuccess' ? result.attempt.id : '';
    world.addCart(cartId, startingIn(119));
    expect(await store.checkout.place(member, createPlaceInput(id))).toMatchObject({
      attempt: { status: 'OPEN', facts: { failure: { code: 'DELIVERY_WINDOW_NEEDED' } } },
    });
    expect(world.ledger).toEqual([]);
  });
});
