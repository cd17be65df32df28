import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { AttemptStatus } from '../domain/attempt.ts';
import type { TryLimits } from '../domain/payment-tries.ts';
import { startEngines } from '../testing/engines.ts';
import { storeAttempt } from '../testing/stored-attempt.ts';
import { createPaymentTryRepository } from './payment-try-repository.ts';
import type { Store, Tables } from './tables.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

const limits: TryLimits = {
  windowSeconds: 900,
  tryPoints: 1,
  declinePoints: 5,
  limits: { shopper: 10, cart: 10, address: 10 },
};
const newKeys = () => ({ shopper: `member:${randomUUID()}`, address: randomUUID(), cart: randomUUID() });

describe.each(engines.names)('payment tries on %s', (engine) => {
  let database: Database;
  let db: Store;
  beforeAll(async () => {
    database = await engines.open(engine);
    db = await database.schema<Tables>('payments', migrations);
  });
  afterAll(() => database.close());

  it('admits parallel tries of all processes up to the limit', async () => {
    const processes = [createPaymentTryRepository(db, limits), createPaymentTryRepository(db, limits)];
    const keys = newKeys();
    const admissions = await Promise.all(Array.from({ length: 8 }, (_, index) => processes[index % 2]?.admit(keys)));
    expect(admissions.filter((admission) => admission?.type === 'Admitted')).toHaveLength(2);
  });

  it('frees the points of a try that was not declined, and admits again when the window has passed', async () => {
    const tries = createPaymentTryRepository(db, limits);
    const keys = newKeys();
    for (let count = 0; count < 6; count += 1) {
      const admission = await tries.admit(keys);
      if (admission.type !== 'Admitted') throw new Error('not admitted');
      await tries.settle(admission.tryId, 'NOT_DECLINED');
    }
    expect(await tries.admit(keys)).toMatchObject({
      type: 'TooManyPaymentAttempts',
      retryAfterSeconds: expect.any(Number),
    });
    await db
      .updateTable('payment_try')
      .set((eb) => ({ tried_at: eb.fn('to_timestamp', [eb.val(0)]) }))
      .where('shopper', '=', keys.shopper)
      .execute();
    expect((await tries.admit(keys)).type).toBe('Admitted');
    const left = await db.selectFrom('payment_try').select('id').where('shopper', '=', keys.shopper).execute();
    expect(left, 'tries that left the window are removed').toHaveLength(1);
  });

  it.each<[AttemptStatus, object, number, 'Admitted' | 'TooManyPaymentAttempts']>([
    ['DECLINED', {}, 1, 'TooManyPaymentAttempts'],
    ['PROCESSING', {}, 1, 'TooManyPaymentAttempts'],
    ['CHALLENGE_REQUIRED', {}, 1, 'TooManyPaymentAttempts'],
    ['VOIDED', { challenge: { url: 'http://bank/1', orderId: 'O-1' } }, 1, 'TooManyPaymentAttempts'],
    ['VOIDED', {}, 1, 'Admitted'],
    ['COMPLETED', {}, 1, 'Admitted'],
    ['OPEN', {}, 1, 'Admitted'],
    // Admitted and not begun yet: the outcome is unknown.
    ['OPEN', {}, 0, 'TooManyPaymentAttempts'],
    // Another tab superseded the attempt before it was placed.
    ['VOIDED', {}, 0, 'Admitted'],
  ])(
    'after a try of an attempt that is %s (%j, tries: %d) another one is %s',
    async (status, facts, begunTries, type) => {
      const tries = createPaymentTryRepository(db, { ...limits, limits: { shopper: 9, cart: 9, address: 9 } });
      const keys = newKeys();
      const attempt = await storeAttempt(db, {
        status: 'OPEN',
        owner: keys.shopper,
        cartId: keys.cart,
        tries: begunTries,
        facts,
      });
      await tries.admit({ ...keys, attempt: { id: attempt.id, tryNumber: 1 } });
      await db.updateTable('attempt').set({ status }).where('id', '=', attempt.id).execute();
      expect((await tries.admit(keys)).type).toBe(type);
    },
  );

  it('counts two calls for one try of an attempt as one decline', async () => {
    const tries = createPaymentTryRepository(db, { ...limits, limits: { shopper: 11, cart: 11, address: 11 } });
    const keys = newKeys();
    const attempt = { id: randomUUID(), tryNumber: 1 };
    await tries.admit({ ...keys, attempt });
    await tries.admit({ ...keys, attempt });
    expect((await tries.admit(keys)).type).toBe('Admitted');
  });
});
