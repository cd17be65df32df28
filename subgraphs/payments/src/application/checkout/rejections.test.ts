import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  completeActions,
  expectConsistent,
  guest,
  placeAttempt,
  resumeUntilSettled,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** Begins an attempt in a new world that `prepare` has configured. */
async function beginIn(prepare: (world: World) => void) {
  const world = new World();
  prepare(world);
  const store = await startProcess(database, world);
  const { id } = await beginAttempt(store, addCart(world));
  return { world, store, id };
}

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('a call that an upstream refuses for good', () => {
    it.each([
      ['payments.capture', 1, 'PAYMENTS-28'],
      ['commerce.createPayment', 2, 'CHECKOUT-52'],
      ['commerce.addPayment', 2, 'CHECKOUT-52'],
      ['commerce.createOrder', 2, 'CHECKOUT-51, CHECKOUT-52'],
    ])('voids after %s was refused %i times (%s, CHECKOUT-50)', async (call, tries) => {
      const { world, store, id } = await beginIn((world) => {
        world.fault = (name) => (name === call ? 'rejected' : 'none');
      });
      const attempt = await placeAttempt(store, id);
      expect(attempt.status).toBe('VOIDED');
      expect(world.calls.filter((name) => name === call)).toHaveLength(tries);
      expect(world.count('VOID', attempt.cartId)).toBe(1);
      const undoing = ['commerce.withdrawPayments', 'payments.void', 'commerce.releaseCartForGood'];
      expect(world.calls.filter((name) => undoing.includes(name))).toEqual(
        call === 'commerce.createOrder' ? undoing : undoing.slice(1),
      );
      expectConsistent(world, attempt);
    });

    it.each<[string, (world: World) => void]>([
      [
        'is refused',
        (world) => {
          world.fault = (name) => (name === 'payments.capture' ? 'rejected' : 'none');
        },
      ],
      [
        'captures nothing',
        (world) => {
          world.isCaptureEmpty = true;
        },
      ],
    ])('voids, and returns the failure, when the capture %s (PAYMENTS-28)', async (_outcome, prepare) => {
      const { world, store, id } = await beginIn(prepare);
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({
        status: 'VOIDED',
        facts: { failure: { code: 'ERROR_CAPTURE_TRANSACTION_ERROR' } },
      });
      expect(world.count('VOID', attempt.cartId)).toBe(1);
      expectConsistent(world, attempt);
    });

    it('ends with AUTHENTICATION_FAILED when the end of the challenge is refused (PAYMENTS-48)', async () => {
      const { world, store, id } = await beginIn((world) => {
        world.issuer = 'challenge';
        world.fault = (name) => (name === 'payments.closeChallenge' ? 'rejected' : 'none');
      });
      const { cartId } = await placeAttempt(store, id);
      expect(await completeActions(store, world, id)).toMatchObject({
        status: 'VOIDED',
        facts: { failure: { code: 'AUTHENTICATION_FAILED' } },
      });
      expect(world.count('CAPTURE', cartId)).toBe(0);
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it('counts a transaction that is already void as voided (PAYMENTS-30)', async () => {
      const { world, store, id } = await beginIn((world) => {
        world.rejection = 'ALREADY_VOIDED';
        world.fault = (name, turn) => {
          if (name === 'commerce.createOrder') world.isStockGone = true;
          if (name !== 'payments.void') return 'none';
          return turn === 1 ? 'error-after' : 'rejected';
        };
      });
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ITEMS_OUT_OF_STOCK' } } });
      expect(store.alerts).toEqual([]);
      expectConsistent(world, attempt);
    });

    it.each(['payments.void', 'commerce.withdrawPayments'])(
      'ends as NEEDS_REVIEW with an alert when %s is refused (CHECKOUT-55)',
      async (call) => {
        const { world, store, id } = await beginIn((world) => {
          world.fault = (name) => {
            if (name === 'commerce.createOrder') world.isStockGone = true;
            return name === call ? 'rejected' : 'none';
          };
        });
        const attempt = await placeAttempt(store, id);
        expect(attempt).toMatchObject({ status: 'NEEDS_REVIEW', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } });
        expect(store.alerts).toContain('checkout_needs_review');
        expect(world.calls.filter((name) => name === call)).toHaveLength(2);
      },
    );

    it('ends as NEEDS_REVIEW with an alert when the status query of a lost payment is refused (CHECKOUT-55)', async () => {
      const { store, id } = await beginIn((world) => {
        world.fault = (name) => {
          if (name === 'payments.process') return 'error-after';
          return name === 'payments.searchTransactions' ? 'rejected' : 'none';
        };
      });
      expect((await placeAttempt(store, id)).status).toBe('NEEDS_REVIEW');
      expect(store.alerts).toContain('checkout_needs_review');
    });

    it('records no refund, alerts, and still ends as VOIDED when the platform refuses the refund', async () => {
      const { world, store, id } = await beginIn((world) => {
        world.fault = (name) => {
          if (name === 'commerce.createOrder') world.isStockGone = true;
          return name === 'commerce.cancelPayment' ? 'rejected' : 'none';
        };
      });
      const { status, cartId } = await placeAttempt(store, id);
      expect(status).toBe('VOIDED');
      expect(store.alerts).toEqual(['checkout_payment_not_cancelled']);
      expect(world.carts.get(cartId)).toMatchObject({ isLocked: false });
    });

    it('releases the cart even when its delivery window cannot be released', async () => {
      const { world, store, id } = await beginIn((world) => {
        world.issuer = 'decline';
        world.fault = (name) => (name === 'fulfilment.releaseWindow' ? 'rejected' : 'none');
      });
      const { status, cartId } = await placeAttempt(store, id);
      expect(status).toBe('DECLINED');
      expect(store.alerts).toEqual(['checkout_window_not_released']);
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it.each(['a follow-up check', 'cancelling', 'the next checkout'])(
      'ends although its cart cannot be released, and %s releases it',
      async (remedy) => {
        const { world, store, id } = await beginIn((world) => {
          world.issuer = 'decline';
          world.fault = (name) => (name === 'commerce.releaseCartForGood' ? 'rejected' : 'none');
        });
        const { status, cartId } = await placeAttempt(store, id);
        expect(status).toBe('DECLINED');
        expect(store.alerts).toEqual(['checkout_cart_not_released']);
        expect(world.carts.get(cartId)).toMatchObject({ isLocked: true });
        world.fault = () => 'none';
        world.issuer = 'approve';
        if (remedy === 'a follow-up check') await store.sweep();
        if (remedy === 'cancelling')
          expect(await store.checkout.cancel(guest, id)).toMatchObject({ type: 'AttemptNotOpen' });
        if (remedy !== 'the next checkout') expect(world.carts.get(cartId)).toMatchObject({ isLocked: false });
        expect((await placeAttempt(store, (await beginAttempt(store, cartId)).id)).status).toBe('COMPLETED');
      },
    );
  });

  describe('a call that keeps failing', () => {
    it('closes the challenge once the provider is available again', async () => {
      const { world, store, id } = await beginIn((world) => {
        world.issuer = 'challenge';
        world.fault = (name, turn) => (name === 'payments.closeChallenge' && turn === 1 ? 'unavailable' : 'none');
      });
      await placeAttempt(store, id);
      const attempt = await completeActions(store, world, id);
      expect(attempt).toMatchObject({ status: 'COMPLETED' });
      expectConsistent(world, attempt);
    });

    it.each(['payments.capture', 'commerce.createPayment', 'commerce.addPayment', 'commerce.createOrder'])(
      'voids the payment when %s was postponed too often (CHECKOUT-52)',
      async (call) => {
        const { world, store, id } = await beginIn((world) => {
          world.fault = (name) => (name === call ? 'error-before' : 'none');
        });
        await placeAttempt(store, id);
        const attempt = await resumeUntilSettled(database, world, id);
        expect(attempt.status).toBe('VOIDED');
        // Three tries in a row, in the first round and after each of three postponements.
        expect(world.calls.filter((name) => name === call)).toHaveLength(12);
        expectConsistent(world, attempt);
      },
    );

    it('keeps the payment when the order exists after all (CHECKOUT-51)', async () => {
      const { world, store, id } = await beginIn((world) => {
        let isOrdered = false;
        world.fault = (name) => {
          if (name === 'commerce.createOrder') {
            isOrdered = true;
            return 'error-after';
          }
          return isOrdered && name === 'commerce.findCart' ? 'rejected' : 'none';
        };
      });
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({ status: 'COMPLETED' });
      expect(attempt.facts.failure).toBeUndefined();
      expectConsistent(world, attempt);
    });
  });
});
