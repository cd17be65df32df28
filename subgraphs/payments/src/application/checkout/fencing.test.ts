import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRun, type Run } from '../../domain/run.ts';
import type { Step } from '../../domain/steps.ts';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  expectConsistent,
  guest,
  placeAttempt,
  placeInBackground,
  resumeUntilSettled,
  returnFromProvider,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** Starts a process that stalls after it has written `step` to the journal, before the step's first call. */
async function startStallingProcess(world: World, step: Step) {
  const { promise: stalled, resolve } = Promise.withResolvers<void>();
  const store = await startProcess(database, world, {
    shouldStallAfter: (call, result) => {
      const isThere = call === 'advanceRun' && isRun(result as Run) && (result as Run).attempt.step === step;
      if (isThere) resolve();
      return isThere;
    },
  });
  return { store, stalled };
}

/** Delays the first call of this name, whose process stalls with it, until `release`. */
function holdCall(world: World, name: string, onHeld: () => void) {
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  world.before = async (call) => {
    if (call !== name || !isFirst) return;
    isFirst = false;
    onHeld();
    arrive();
    await released;
  };
  return { held, release };
}

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('a runner that stalls past its lease', () => {
    it('does not request the payment after another runner ended the attempt (CHECKOUT-54, PAYMENTS-37)', async () => {
      const world = new World();
      const { store, stalled } = await startStallingProcess(world, 'PROCESS');
      const { id } = await beginAttempt(store, addCart(world));
      placeInBackground(store, id);
      await stalled;
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ERROR_PAYMENT_TRANSACTION' } } });
      store.resume();
      await store.runner.waitUntilSettled(id, 20_000);
      expect(world.calls).not.toContain('payments.process');
      expectConsistent(world, attempt);
    });

    it.each(['CAPTURE', 'CREATE_ORDER'] as const)('does not continue with %s (CHECKOUT-54)', async (step) => {
      const world = new World();
      const { store, stalled } = await startStallingProcess(world, step);
      const { id } = await beginAttempt(store, addCart(world));
      placeInBackground(store, id);
      await stalled;
      const attempt = await resumeUntilSettled(database, world, id);
      const calls = ['payments.capture', 'commerce.createOrder'];
      const before = world.calls.filter((call) => calls.includes(call));
      store.resume();
      await store.runner.waitUntilSettled(id, 20_000);
      expect(world.calls.filter((call) => calls.includes(call))).toEqual(before);
      expect(attempt.status).toBe('COMPLETED');
      expectConsistent(world, attempt);
    });

    it('does not hold the cart when it has lost the lease since the cart was read (CHECKOUT-54)', async () => {
      const world = new World();
      const { promise: stalled, resolve } = Promise.withResolvers<void>();
      const store = await startProcess(database, world, {
        shouldStallAfter: (call) => {
          if (call === 'confirmLease') resolve();
          return call === 'confirmLease';
        },
      });
      const { id } = await beginAttempt(store, addCart(world));
      placeInBackground(store, id);
      await stalled;
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt.status).toBe('VOIDED');
      const before = world.calls.length;
      store.resume();
      await store.runner.waitUntilSettled(id, 20_000);
      expect(world.calls.slice(before)).toEqual(['commerce.findCart']);
      expectConsistent(world, attempt);
    });

    it('creates no order between another runner’s void and its release (CHECKOUT-51)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const call = holdCall(world, 'commerce.createOrder', () => {
        store.stall();
        world.isStockGone = true;
      });
      placeInBackground(store, id);
      await call.held;
      const holding = world.before;
      world.before = async (name) => {
        await holding(name);
        if (name !== 'commerce.releaseCartForGood') return;
        world.isStockGone = false;
        call.release();
        await Promise.resolve();
        store.resume();
        await store.runner.waitUntilSettled(id, 20_000);
      };
      const attempt = await resumeUntilSettled(database, world, id);
      expect(world.calls.filter((name) => name === 'commerce.createOrder').length).toBeGreaterThanOrEqual(2);
      expect(attempt.status).toBe('VOIDED');
      expect(world.orders.size).toBe(0);
      expectConsistent(world, attempt);
    });

    it('leaves no authorisation when its request arrives after the attempt ended (CHECKOUT-56)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      const call = holdCall(world, 'payments.process', () => store.stall());
      placeInBackground(store, id);
      await call.held;
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt.status).toBe('VOIDED');
      call.release();
      store.resume();
      await store.runner.waitUntilSettled(id, 20_000);
      expect(world.count('AUTHORISE', cartId)).toBe(1);
      const other = await startProcess(database, world);
      await Promise.all([store.sweep(), other.sweep()]);
      expect(world.count('VOID', cartId)).toBe(1);
      expectConsistent(world, attempt);
    });

    it('cannot hold a cart after it was released', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      const call = holdCall(world, 'commerce.holdCart', () => store.stall());
      placeInBackground(store, id);
      await call.held;
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt.status).toBe('VOIDED');
      call.release();
      store.resume();
      await store.runner.waitUntilSettled(id, 20_000);
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });
  });

  describe('an attempt that ended without a known transaction', () => {
    it('is checked as often as configured, and then no more', async () => {
      const world = new World();
      const store = await startProcess(database, world, { followUpSeconds: [0, 0, 0] });
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (call) => (call === 'payments.process' ? 'error-before' : 'none');
      expect((await placeAttempt(store, id)).status).toBe('VOIDED');
      for (let sweeps = 0; sweeps < 5; sweeps += 1) await store.sweep();
      const { rows } = await database.execute('select follow_ups, follow_up_at from payments.attempt where id = $1', [
        id,
      ]);
      expect(rows).toEqual([{ follow_ups: 3, follow_up_at: null }]);
      expect(store.alerts).toEqual([]);
    });

    it('alerts when a late transaction cannot be voided', async () => {
      const world = new World();
      const store = await startProcess(database, world, { followUpSeconds: [0, 0] });
      const { id } = await beginAttempt(store, addCart(world));
      // The provider acts, and returns the transaction only after the last status query.
      world.fault = (call) => (call === 'payments.process' ? 'error-after' : 'none');
      world.isSearchEmpty = true;
      expect((await placeAttempt(store, id)).status).toBe('VOIDED');
      world.isSearchEmpty = false;
      world.fault = (call) => (call === 'payments.void' ? 'rejected' : 'none');
      await store.sweep();
      await store.sweep();
      expect(store.alerts).toEqual(['checkout_late_transaction']);
    });

    it('alerts when the last check fails', async () => {
      const world = new World();
      const store = await startProcess(database, world, { followUpSeconds: [0] });
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (call) => (call === 'payments.process' ? 'error-before' : 'none');
      await placeAttempt(store, id);
      world.fault = (call) => (call === 'payments.searchTransactions' ? 'error-before' : 'none');
      await store.sweep();
      expect(store.alerts).toEqual(['checkout_follow_up_failed']);
    });
  });

  describe('the challenge', () => {
    it('keeps its first deadline after a completion that leaves it open (PAYMENTS-46)', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id } = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      await store.checkout.submitDeviceData(guest, { attemptId: id, sessionId: undefined });
      const dueAt = async () => {
        const { rows } = await database.execute('select due_at from payments.attempt where id = $1', [id]);
        return (rows[0] as { due_at: Date }).due_at;
      };
      const first = await dueAt();
      world.atProvider = 'pending';
      const waiting = await store.checkout.find(guest, id);
      if (waiting) await returnFromProvider(store, world, waiting);
      expect(world.calls).toContain('payments.closeChallenge');
      expect(await store.checkout.find(guest, id)).toMatchObject({ status: 'CHALLENGE_REQUIRED' });
      expect(first).toBeInstanceOf(Date);
      expect(await dueAt()).toEqual(first);
    });
  });
});
