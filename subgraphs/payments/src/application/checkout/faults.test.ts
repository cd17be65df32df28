import type { Database } from '@tarima/service-kit/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  completeActions,
  createPlaceInput,
  createRedirectInput,
  expectConsistent,
  guest,
  placeAttempt,
  resumeUntilSettled,
} from '../../testing/scenario.ts';
import { type Fault, World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** The calls of a placeOrder; the first `findCart` is the check before the saga begins. */
const sagaCalls: readonly (readonly [call: string, turn: number])[] = [
  ['commerce.findCart', 1],
  ['commerce.findCart', 2],
  ['commerce.holdCart', 1],
  ['tax.calculate', 1],
  ['payments.listPaymentAccounts', 1],
  ['fulfilment.reserveWindow', 1],
  ['commerce.writeTaxes', 1],
  ['payments.process', 1],
  ['payments.capture', 1],
  ['commerce.createPayment', 1],
  ['commerce.addPayment', 1],
  ['commerce.createOrder', 1],
];
const faults: readonly Fault[] = ['error-before', 'error-after', 'crash-before', 'crash-after'];

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('a fault at any call', () => {
    for (const [call, turn] of sagaCalls) {
      it.each(faults)(`${call} ${turn}: %s leaves one order or none (CHECKOUT-48, CHECKOUT-49)`, async (fault) => {
        const world = new World();
        const store = await startProcess(database, world);
        const { id } = await beginAttempt(store, addCart(world));
        let hits = 0;
        world.fault = (name) => {
          if (name !== call || hits >= turn) return 'none';
          hits += 1;
          return hits === turn ? fault : 'none';
        };
        await Promise.race([store.checkout.place(guest, createPlaceInput(id)), store.death]);
        const attempt = await resumeUntilSettled(database, world, id);
        expect(hits).toBe(turn);
        expect(['COMPLETED', 'OPEN', 'VOIDED']).toContain(attempt.status);
        const isCharged = ['payments.capture', 'commerce.createPayment', 'commerce.addPayment', 'commerce.createOrder'];
        if (isCharged.includes(call)) expect(attempt.status).toBe('COMPLETED');
        expectConsistent(world, attempt);
      });
    }

    describe.each([
      ['payments.enroll', 'challenge', 'CARD'],
      ['payments.closeChallenge', 'challenge', 'CARD'],
      ['payments.enroll', 'frictionless', 'CARD'],
      ['payments.process', 'approve', 'HOSTED_CARD'],
      ['payments.closeChallenge', 'approve', 'HOSTED_CARD'],
      ['payments.process', 'approve', 'PAYPAL'],
      ['payments.closeChallenge', 'approve', 'PAYPAL'],
    ] as const)('%s (%s, %s)', (call, issuer, method) => {
      it.each(faults)('%s ends in one order, or charges nothing (CHECKOUT-48, CHECKOUT-49)', async (fault) => {
        const world = new World();
        world.issuer = issuer;
        const store = await startProcess(database, world);
        const { id } = await beginAttempt(store, addCart(world));
        let hits = 0;
        world.fault = (name) => {
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        const input = method === 'CARD' ? createPlaceInput(id) : createRedirectInput(id, method);
        await Promise.race([store.checkout.place(guest, input), store.death]);
        let attempt = await resumeUntilSettled(database, world, id);
        for (let actions = 0; attempt.status === 'CHALLENGE_REQUIRED' && actions < 2; actions += 1) {
          const next = await startProcess(database, world);
          await Promise.race([completeActions(next, world, id), next.death]);
          attempt = await resumeUntilSettled(database, world, id);
        }
        expect(hits).toBe(1);
        // A request that never arrived is not repeated; every other call is.
        const isLost = call === 'payments.process' && (fault === 'error-before' || fault === 'crash-before');
        expect(attempt.status).toBe(isLost ? 'VOIDED' : 'COMPLETED');
        expectConsistent(world, attempt);
      });
    });

    it.each([
      ['payments.void', 'capture'],
      ['commerce.cancelPayment', 'order'],
      ['commerce.withdrawPayments', 'order'],
      ['commerce.releaseCartForGood', 'order'],
      ['fulfilment.releaseWindow', 'order'],
    ])('repeats the compensation %s until it is done', async (call, cause) => {
      for (const fault of faults) {
        const world = new World();
        const store = await startProcess(database, world);
        const { id } = await beginAttempt(store, addCart(world));
        let hits = 0;
        world.fault = (name) => {
          if (cause === 'order' && name === 'commerce.createOrder') world.isStockGone = true;
          if (cause === 'capture' && name === 'payments.capture') world.isStockGone = true;
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        await Promise.race([store.checkout.place(guest, createPlaceInput(id)), store.death]);
        const attempt = await resumeUntilSettled(database, world, id);
        expect(hits).toBe(1);
        expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ITEMS_OUT_OF_STOCK' } } });
        expectConsistent(world, attempt);
      }
    });

    it('needs review, and repeats no request, when two transactions may be the lost one (CHECKOUT-45, PAYMENTS-33, PAYMENTS-38)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (name) => (name === 'payments.process' ? 'error-after' : 'none');
      world.isAmbiguous = true;
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({ status: 'NEEDS_REVIEW', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } });
      expect(world.calls.filter((call) => call === 'payments.process')).toHaveLength(1);
      expect(world.count('CAPTURE', attempt.cartId)).toBe(0);
    });

    it('needs review after a lost response where there are no status queries (CHECKOUT-55, PAYMENTS-39)', async () => {
      const world = new World();
      const store = await startProcess(database, world, { settings: { getStatusQueries: () => [] } });
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (name) => (name === 'payments.process' ? 'error-after' : 'none');
      const attempt = await placeAttempt(store, id);
      expect(attempt.status).toBe('NEEDS_REVIEW');
      expect(world.carts.get(attempt.cartId)).toMatchObject({ isLocked: true });
    });

    it('needs review when the capture can no longer be voided (PAYMENTS-31)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (name) => {
        if (name === 'commerce.createOrder') Object.assign(world, { isStockGone: true, isSettled: true });
        return 'none';
      };
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({ status: 'NEEDS_REVIEW', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } });
    });

    it('keeps its invariants under random faults (CHECKOUT-46, CHECKOUT-48, CHECKOUT-49)', async () => {
      const fault = fc.constantFrom<Fault>('none', 'none', 'none', ...faults);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fault, { minLength: 30, maxLength: 30 }),
          fc.constantFrom('approve', 'decline', 'challenge', 'frictionless'),
          fc.constantFrom('CARD', 'HOSTED_CARD', 'PAYPAL'),
          async (plan, issuer, method) => {
            const world = new World();
            world.issuer = issuer as World['issuer'];
            const store = await startProcess(database, world);
            const { id } = await beginAttempt(store, addCart(world));
            let turn = 0;
            world.fault = () => {
              turn += 1;
              return plan[turn - 1] ?? 'none';
            };
            const input = method === 'CARD' ? createPlaceInput(id) : createRedirectInput(id, method);
            await Promise.race([store.checkout.place(guest, input), store.death]);
            let attempt = await resumeUntilSettled(database, world, id);
            // Device data, and then the bank's page.
            for (let actions = 0; attempt.status === 'CHALLENGE_REQUIRED' && actions < 2; actions += 1) {
              const next = await startProcess(database, world);
              await Promise.race([completeActions(next, world, id), next.death]);
              attempt = await resumeUntilSettled(database, world, id);
            }
            expectConsistent(world, attempt);
          },
        ),
        { numRuns: 40, seed: 20261124 },
      );
    });
  });
});
