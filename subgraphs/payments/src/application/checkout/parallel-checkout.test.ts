import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Run } from '../../domain/run.ts';
import { startEngines } from '../../testing/engines.ts';
import { type StoreProcess, startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  createPlaceInput,
  expectConsistent,
  guest,
  placeAttempt,
  resumeUntilSettled,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';
import type { Shopper } from '../shopper.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('one cart, one payment', () => {
    it('creates one order from twenty parallel placeOrder calls (CHECKOUT-31)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const other = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).checkout.place(guest, createPlaceInput(id)),
        ),
      );
      expect(results.every(({ type }) => type === 'PlaceOrderSuccess')).toBe(true);
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt.status).toBe('COMPLETED');
      expect(world.orders.size).toBe(1);
      expectConsistent(world, attempt);
    });

    it('returns the result of a declined try to its repetition, and refuses other details (CHECKOUT-31)', async () => {
      const world = new World();
      world.issuer = 'decline';
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const first = await store.checkout.place(guest, createPlaceInput(id));
      expect(first).toMatchObject({ type: 'PlaceOrderSuccess', attempt: { status: 'DECLINED' } });
      expect(await store.checkout.place(guest, createPlaceInput(id))).toEqual(first);
      const other = createPlaceInput(id, { email: 'otra@tarima.test' });
      expect(await store.checkout.place(guest, other)).toMatchObject({
        type: 'AttemptNotOpen',
        code: 'ATTEMPT_CLOSED',
        attempt: { id },
      });
      expect(world.calls.filter((call) => call === 'payments.process')).toHaveLength(1);
    });

    /** Calls `begin` in a process that stalls at `step`, and `send` in another one meanwhile. @returns both results */
    const sendDuring = async (
      step: 'HOLD_CART' | 'ENROLL',
      begin: (store: StoreProcess, id: string) => Promise<unknown>,
      send: (store: StoreProcess, id: string) => Promise<unknown>,
    ) => {
      const world = new World();
      if (step === 'ENROLL') world.issuer = 'frictionless';
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      if (step === 'ENROLL') await placeAttempt(store, id);
      const hasBegun = Promise.withResolvers<void>();
      const stalled = await startProcess(database, world, {
        leaseSeconds: 5,
        shouldStallAfter: (call, result) => {
          const isStep = call === 'beginRun' && (result as Run).attempt.step === step;
          if (isStep) hasBegun.resolve();
          return isStep;
        },
      });
      const first = begin(stalled, id);
      await hasBegun.promise;
      const waits = vi.spyOn(store.runner, 'waitUntilSettled');
      const second = send(store, id);
      await expect.poll(() => waits.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);
      stalled.resume();
      return Promise.all([first, second]);
    };
    const place = (store: StoreProcess, id: string) => store.checkout.place(guest, createPlaceInput(id));
    const submit = (store: StoreProcess, attemptId: string) =>
      store.checkout.submitDeviceData(guest, { attemptId, sessionId: 'session-1' });
    const cancel = (store: StoreProcess, id: string) => store.checkout.cancel(guest, id);

    it('returns the result of a placeOrder that another process has begun (CHECKOUT-31)', async () => {
      const completed = { type: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } };
      expect(await sendDuring('HOLD_CART', place, place)).toMatchObject([completed, completed]);
    });

    it('returns the result of a submitDeviceData that another process has begun (CHECKOUT-31, PAYMENTS-101)', async () => {
      const completed = { type: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } };
      expect(await sendDuring('ENROLL', submit, submit)).toMatchObject([completed, completed]);
    });

    it.each([
      ['HOLD_CART', place],
      ['ENROLL', submit],
    ] as const)(
      'waits with cancelCheckout for %s in another process, and returns the completed attempt (CHECKOUT-32)',
      async (step, begin) => {
        expect(await sendDuring(step, begin, cancel)).toMatchObject([
          { type: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } },
          { type: 'AttemptNotOpen', attempt: { status: 'COMPLETED' } },
        ]);
      },
    );

    it('voids once for two parallel cancelCheckout calls, which both succeed (CHECKOUT-32)', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const other = await startProcess(database, world);
      const { id } = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      const voided = { type: 'CancelCheckoutSuccess', attempt: { status: 'VOIDED' } };
      expect(await Promise.all([cancel(store, id), cancel(other, id)])).toMatchObject([voided, voided]);
      expect(world.calls.filter((call) => call === 'payments.void')).toHaveLength(1);
    });

    it('creates one order from twenty parallel pairs of beginCheckout and placeOrder (CHECKOUT-23)', async () => {
      const world = new World();
      const store = await startProcess(database, world, { leaseSeconds: 5 });
      const cartId = addCart(world);
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const input = { idempotencyKey: randomUUID(), cartId } as const;
          const result = await store.checkout.begin(guest, input);
          if (result.type === 'BeginCheckoutSuccess')
            await store.checkout.place(guest, createPlaceInput(result.attempt.id));
        }),
      );
      await store.runner.close();
      expect(world.orders.size).toBe(1);
      expect(world.count('CAPTURE', cartId)).toBe(1);
    });

    it('returns the same attempt for the same key and refuses the key for another cart (CHECKOUT-21, CHECKOUT-22)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const input = { idempotencyKey: randomUUID(), cartId: addCart(world) } as const;
      const both = await Promise.all([store.checkout.begin(guest, input), store.checkout.begin(guest, input)]);
      const ids = both.map((result) => result.type === 'BeginCheckoutSuccess' && result.attempt.id);
      expect(ids[0]).toBe(ids[1]);
      const other = await store.checkout.begin(guest, { ...input, cartId: addCart(world) });
      expect(other.type).toBe('IdempotencyConflict');
    });

    it('hides another shopper’s attempt and cart (CHECKOUT-27)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      const stranger: Shopper = { ...guest, owner: 'guest:guest-2', guestId: 'guest-2' };
      expect(await store.checkout.find(stranger, id)).toBeUndefined();
      expect(await store.checkout.place(stranger, createPlaceInput(id))).toEqual({
        type: 'AttemptNotFound',
        code: 'ATTEMPT_NOT_FOUND',
      });
      expect(await store.checkout.cancel(stranger, id)).toEqual({ type: 'AttemptNotFound', code: 'ATTEMPT_NOT_FOUND' });
      const input = { idempotencyKey: randomUUID(), cartId } as const;
      expect(await store.checkout.begin(stranger, input)).toEqual({ type: 'CartNotReady', code: 'CART_NOT_READY' });
    });
  });
});
