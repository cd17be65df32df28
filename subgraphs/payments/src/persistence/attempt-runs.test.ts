import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import { isRun, LeaseLostError, type Run } from '../domain/run.ts';
import { startEngines } from '../testing/engines.ts';
import { storeAttempt } from '../testing/stored-attempt.ts';
import { createAttemptRepository } from './attempt-repository.ts';
import type { Store, Tables } from './tables.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

const settings = { challengeSeconds: 900, providerSessionSeconds: 900, followUpSeconds: 0 };

describe.each(engines.names)('runs of attempts on %s', (engine) => {
  let database: Database;
  let db: Store;
  beforeAll(async () => {
    database = await engines.open(engine);
    db = await database.schema<Tables>('payments', migrations);
  });
  afterAll(() => database.close());

  const beginRun = async (attempts = createAttemptRepository(db, { owner: randomUUID(), seconds: 30 }, settings)) => {
    const stored = { status: 'OPEN', owner: 'guest:1', cartId: randomUUID(), tries: 0, facts: {} } as const;
    const { id } = await storeAttempt(db, stored);
    const to = { step: 'HOLD_CART', facts: {}, isNewTry: true, method: 'CARD' } as const;
    const run = await attempts.beginRun(id, { status: 'OPEN', step: null }, to);
    if (!run) throw new Error('no run');
    return { attempts, run };
  };
  const advance = { outcome: 'done', facts: { club: '6401' }, target: 'PREPARE', answers: [] } as const;
  const setAttempt = (run: Run, change: Record<string, unknown>) =>
    db.updateTable('attempt').set(change).where('id', '=', run.attempt.id).execute();
  const listSteps = (run: Run) =>
    db
      .selectFrom('step')
      .select(['name', 'try', 'outcome', 'answers'])
      .where('attempt_id', '=', run.attempt.id)
      .orderBy('id')
      .execute();
  const readLease = (run: Run) =>
    db
      .selectFrom('attempt')
      .select(['lease_until', sql<string>`xmin::text`.as('version')])
      .where('id', '=', run.attempt.id)
      .executeTakeFirstOrThrow();

  it('write the outcome of a step and the row of the next one with the attempt (CHECKOUT-53)', async () => {
    const { attempts, run } = await beginRun();
    const answers = [{ call: 'commerce.holdCart', result: 'OK', times: 1 }] as const;
    const next = await attempts.advanceRun(run, { ...advance, answers });
    expect(isRun(next) && next).toMatchObject({
      attempt: { step: 'PREPARE', facts: { club: '6401' } },
      fence: run.fence,
    });
    expect(await listSteps(run)).toEqual([
      { name: 'HOLD_CART', try: 1, outcome: 'done', answers },
      { name: 'PREPARE', try: 1, outcome: null, answers: null },
    ]);
  });

  it.each([{ fence: 9 }, { lease_owner: randomUUID() }])(
    'write nothing when another runner has claimed the attempt: %j (CHECKOUT-54)',
    async (claim) => {
      const { attempts, run } = await beginRun();
      await setAttempt(run, claim);
      await expect(attempts.advanceRun(run, advance)).rejects.toThrow(LeaseLostError);
      await expect(attempts.advanceRun(run, { ...advance, target: 'COMPLETED' })).rejects.toThrow(LeaseLostError);
      await expect(attempts.postponeRun(run, 1, [])).rejects.toThrow(LeaseLostError);
      await expect(attempts.confirmLease(run)).rejects.toThrow(LeaseLostError);
      expect(await listSteps(run)).toEqual([{ name: 'HOLD_CART', try: 1, outcome: null, answers: null }]);
    },
  );

  it('request the payment once in a try: a second row of the step is refused (CHECKOUT-45)', async () => {
    const { attempts, run } = await beginRun();
    const first = await attempts.advanceRun(run, { ...advance, target: 'PROCESS' });
    if (!isRun(first)) throw new Error('no run');
    await expect(attempts.advanceRun(first, { ...advance, target: 'PROCESS' })).rejects.toThrow('step_process_once');
    expect((await listSteps(run)).at(-1)).toMatchObject({ name: 'PROCESS', outcome: null });
  });

  it('keep a lease that lasts long enough, and renew one that does not (CHECKOUT-54)', async () => {
    const { attempts, run } = await beginRun();
    const before = await readLease(run);
    await attempts.confirmLease(run);
    expect(await readLease(run)).toEqual(before);
    await setAttempt(run, { lease_until: sql`now() + interval '14 seconds'` });
    await attempts.confirmLease(run);
    expect((await readLease(run)).lease_until?.getTime()).toBeGreaterThanOrEqual(before.lease_until?.getTime() ?? 0);
  });
});
