import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import { startEngines } from '../testing/engines.ts';
import { storeAttempt } from '../testing/stored-attempt.ts';
import { createAttemptRepository } from './attempt-repository.ts';
import type { Store, Tables } from './tables.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

describe.each(engines.names)('attempts and their subjects on %s', (engine) => {
  let database: Database;
  let db: Store;

  /** Inserts a completed or unfinished attempt as SQL, with the given columns. */
  const insert = (columns: Readonly<Record<string, string>>) => {
    const row = { id: randomUUID(), owner: 'guest:1', idempotency_key: randomUUID(), purpose: 'ORDER', ...columns };
    const rest = { market: 'CR', language: 'es', currency: 'CRC', amount_cents: '1000', facts: '{}', status: 'OPEN' };
    const all = { order_number: randomUUID(), payment_key: randomUUID(), ...rest, ...row };
    const places = Object.keys(all).map((_, index) => `$${index + 1}`);
    return database.execute(
      `insert into payments.attempt (${Object.keys(all).join(', ')}) values (${places.join(', ')}) returning subject`,
      Object.values(all),
    );
  };

  beforeAll(async () => {
    database = await engines.open(engine);
    db = await database.schema<Tables>('payments', migrations);
  });
  afterAll(() => database.close());

  it('gives attempts of the release before the subject of their cart (CHECKOUT-23)', async () => {
    const cart_id = randomUUID();
    expect(await insert({ cart_id })).toEqual({ rows: [{ subject: `cart:${cart_id}` }] });
    await expect(insert({ subject: `cart:${cart_id}` })).rejects.toThrow('attempt_holds_subject');
  });

  it('lets a refund have the order number of the order, and no second order', async () => {
    const columns = { order_number: randomUUID(), payment_key: randomUUID(), status: 'COMPLETED' };
    await insert({ ...columns, subject: randomUUID() });
    await insert({ ...columns, subject: randomUUID(), purpose: 'REFUND' });
    await expect(insert({ ...columns, subject: randomUUID() })).rejects.toThrow('attempt_order_number');
  });

  it('stores who began a run after a review, with its first step', async () => {
    const attempts = createAttemptRepository(
      db,
      { owner: randomUUID(), seconds: 30 },
      { challengeSeconds: 900, providerSessionSeconds: 900, followUpSeconds: 0 },
    );
    const change = { status: 'NEEDS_REVIEW', owner: 'guest:1', cartId: randomUUID(), tries: 1, facts: {} } as const;
    const { id, facts } = await storeAttempt(db, change);
    const resolution = {
      operator: 'operator-1',
      operatorName: 'Ana Rojas',
      action: 'VOID' as const,
      reason: 'Not captured',
    };
    const from = { status: 'NEEDS_REVIEW', step: null } as const;
    const to = { step: 'VOID_TRANSACTION', facts, isNewTry: false, resolution } as const;
    const run = await attempts.beginRun(id, from, to);
    expect(run?.attempt).toMatchObject({ status: 'PROCESSING', step: 'VOID_TRANSACTION', tries: 1 });
    expect(await attempts.beginRun(id, from, to)).toBeUndefined();
    const rows = await db.selectFrom('resolution').selectAll().where('attempt_id', '=', id).execute();
    expect(rows).toMatchObject([{ operator: 'operator-1', operator_name: 'Ana Rojas', action: 'VOID' as const }]);
    expect(String(rows[0]?.step_id)).toBe(run?.stepId);
  });
});
