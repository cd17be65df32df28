import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import { createAttemptStatistics } from '../../persistence/attempt-statistics.ts';
import type { Tables } from '../../persistence/tables.ts';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import { addCart, beginAttempt, expectConsistent, guest, placeAttempt } from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

describe.each(engines.names)('a cart that could not be released on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  it.each([
    ['expires', 'CHECKOUT_EXPIRED'],
    ['is superseded', 'CHECKOUT_SUPERSEDED'],
    ['is cancelled', 'CHECKOUT_CANCELLED'],
  ])(
    'is counted as overdue, and released by a follow-up check, when its reopened attempt %s (CHECKOUT-36)',
    async (ending, code) => {
      const { countLockedCarts } = createAttemptStatistics(await database.schema<Tables>('payments', migrations));
      const world = new World();
      const store = await startProcess(database, world, {
        openSeconds: ending === 'expires' ? 0 : 3_600,
        followUpSeconds: [0, 0, 0],
      });
      const { id, cartId } = await beginAttempt(store, addCart(world));
      const refusedCalls = ['tax.calculate', 'commerce.releaseCart', 'commerce.releaseCartForGood'];
      world.fault = (call) => (refusedCalls.includes(call) ? 'rejected' : 'none');
      expect((await placeAttempt(store, id)).status).toBe('OPEN');

      if (ending === 'is superseded') await store.checkout.begin(guest, { idempotencyKey: randomUUID(), cartId });
      if (ending === 'is cancelled') await expect(store.checkout.cancel(guest, id)).rejects.toThrow();
      // Ends the attempt if it expires, and checks it while the release is still refused.
      await store.sweep();
      expect(world.carts.get(cartId)).toMatchObject({ state: 'FROZEN', isLocked: true });
      expect(await countLockedCarts()).toEqual({ paying: 0, review: 0, overdue: 1 });

      world.fault = () => 'none';
      await store.sweep();
      const attempt = await store.checkout.find(guest, id);
      // The shopper's details are deleted.
      expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code }, isReleaseOverdue: true } });
      expect(Object.keys(attempt?.facts ?? {}).sort()).toEqual(['failure', 'isReleaseOverdue']);
      if (attempt) expectConsistent(world, attempt);
      expect(await countLockedCarts()).toEqual({ paying: 0, review: 0, overdue: 0 });
      const { rows } = await database.execute('select follow_ups, follow_up_at from payments.attempt where id = $1', [
        id,
      ]);
      expect(rows).toEqual([{ follow_ups: 2, follow_up_at: null }]);
    },
  );
});
