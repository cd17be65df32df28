import { type Database, openDatabase } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import type { Tables } from '../../persistence/tables.ts';
import { startProcess } from '../../testing/process.ts';
import { buy, countReturnedCents, paidCents, reportChange } from '../../testing/refund-scenario.ts';
import { World } from '../../testing/world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase('pglite://memory');
});
afterAll(() => database.close());

const operator = { subject: 'sofia', name: 'Sofía Rojas' };

/** A refund of 130,000 cents that the provider refuses for good. */
async function startReview() {
  const world = new World();
  // No process dies here, and a slow machine must not end the lease of a run.
  const store = await startProcess(database, world, { leaseSeconds: 10 });
  const attempt = await buy(store, world);
  world.fault = (call) => (call === 'payments.refundTransaction' ? 'rejected' : 'none');
  reportChange(world, attempt, 'MISSING_ITEMS', paidCents - 130_000);
  await store.refundJob.run();
  const readRefunds = () => store.refunds.listRefunds([attempt.orderNumber]);
  const [{ id } = { id: '' }] = await readRefunds();
  await store.runner.waitUntilSettled(id, 10_000);
  expect(await readRefunds()).toMatchObject([{ state: 'IN_REVIEW' }]);
  const resolve = (action: 'VOID' | 'COMPLETE' | 'REFUND', reason = 'Seen at the provider') =>
    store.operators.resolve(operator, { attemptId: id, action, reason });
  const readMails = async () => {
    const db = await database.schema<Tables>('payments', migrations);
    return db.selectFrom('mail').selectAll().where('key', 'like', `%:${id}`).execute();
  };
  return { world, store, attempt, id, readRefunds, resolve, readMails };
}

describe('an operator’s decision about a refund in review', () => {
  it('offers to return the money again and to record that the club returned it (PAYMENTS-250, CHECKOUT-205)', async () => {
    const { store, id, resolve } = await startReview();
    const found = await store.operators.find(id);
    expect(found && (await store.operators.listActions(found))).toEqual(['COMPLETE', 'REFUND']);
    expect(await resolve('VOID')).toMatchObject({
      type: 'ActionNotAllowed',
      allowedActions: ['COMPLETE', 'REFUND'],
    });
  });

  it('returns the money again, once, and mails the shopper (PAYMENTS-250, PAYMENTS-202, ORDERS-312)', async () => {
    const { world, attempt, readRefunds, resolve, readMails } = await startReview();
    world.fault = () => 'none';
    const results = await Promise.all([resolve('REFUND'), resolve('REFUND', 'Seen by a colleague')]);
    expect(results.map(({ type }) => type).sort()).toEqual(['AttemptNotInReview', 'ResolveAttemptSuccess']);
    expect(await readRefunds()).toMatchObject([{ state: 'COMPLETED', amount: { centAmount: 130_000 } }]);
    expect(countReturnedCents(world, attempt)).toBe(130_000);
    expect(world.payments.get(attempt.paymentKey)?.refunds).toHaveLength(1);
    expect(await readMails()).toMatchObject([{ kind: 'ORDER_REFUND', data: { brand: 'VISA' } }]);
  });

  it('needs a review again when the provider refuses again (PAYMENTS-250)', async () => {
    const { world, attempt, readRefunds, resolve, readMails } = await startReview();
    expect(await resolve('REFUND')).toMatchObject({ attempt: { status: 'NEEDS_REVIEW' } });
    expect(await readRefunds()).toMatchObject([{ state: 'IN_REVIEW' }]);
    expect(countReturnedCents(world, attempt)).toBe(0);
    expect(await readMails()).toEqual([]);
  });

  it('records what the club returned without returning it again, and lets the next refund start (PAYMENTS-250, PAYMENTS-201)', async () => {
    const { world, store, attempt, readRefunds, resolve, readMails } = await startReview();
    expect(await resolve('COMPLETE')).toMatchObject({ attempt: { status: 'COMPLETED' } });
    expect(await readRefunds()).toMatchObject([{ state: 'COMPLETED', amount: { centAmount: 130_000 } }]);
    expect(countReturnedCents(world, attempt)).toBe(0);
    expect(world.payments.get(attempt.paymentKey)?.refunds).toHaveLength(1);
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.data).toMatchObject({ amount: { centAmount: 130_000 }, isReturnedByStaff: true });
    expect(mail?.data).not.toHaveProperty('brand');

    world.fault = () => 'none';
    reportChange(world, attempt, 'WEIGHT', paidCents - 180_000);
    await store.refundJob.run();
    const next = (await readRefunds()).at(-1);
    await store.runner.waitUntilSettled(next?.id ?? '', 10_000);
    expect(countReturnedCents(world, attempt)).toBe(50_000);
  });
});
