import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { AttemptStatistics } from '../application/repositories.ts';
import type { AttemptStatus } from '../domain/attempt.ts';
import type { OutcomeKind, Step } from '../domain/steps.ts';
import { startEngines } from '../testing/engines.ts';
import { storeAttempt } from '../testing/stored-attempt.ts';
import { createAttemptStatistics } from './attempt-statistics.ts';
import { inSeconds } from './rows.ts';
import type { Store, Tables } from './tables.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

describe.each(engines.names)('statistics of attempts on %s', (engine) => {
  let database: Database;
  let db: Store;
  let statistics: AttemptStatistics;

  /** Stores an attempt with finished steps of its second try, each a minute ago. */
  async function store(status: AttemptStatus, steps: readonly [Step, OutcomeKind][], facts = {}): Promise<string> {
    const { id } = await storeAttempt(db, { status, owner: 'guest:1', cartId: randomUUID(), tries: 2, facts });
    for (const [name, outcome] of steps) {
      const finished_at = inSeconds(-60);
      await db.insertInto('step').values({ attempt_id: id, try: 2, name, outcome, finished_at }).execute();
    }
    return id;
  }

  beforeAll(async () => {
    database = await engines.open(engine);
    db = await database.schema<Tables>('payments', migrations);
    statistics = createAttemptStatistics(db);
    await store('OPEN', []);
    await store('PROCESSING', [['PROCESS', 'done']]);
    await store('PROCESSING', [['CAPTURE', 'done']]);
    await store('NEEDS_REVIEW', [
      ['CAPTURE', 'done'],
      ['CREATE_ORDER', 'refused'],
    ]);
    await store('PROCESSING', [
      ['CAPTURE', 'done'],
      ['VOID_TRANSACTION', 'done'],
    ]);
    await store('COMPLETED', [['CAPTURE', 'done']]);
    const overdue = await store('VOIDED', [], { isReleaseOverdue: true });
    await db
      .updateTable('attempt')
      .set({ follow_up_at: inSeconds(60) })
      .where('id', '=', overdue)
      .execute();
  });
  afterAll(() => database.close());

  it('count unfinished attempts by status', async () => {
    const counts = await statistics.countUnfinished();
    expect(counts.map(({ status, purpose, count }) => [status, purpose, count]).sort()).toEqual([
      ['NEEDS_REVIEW', 'ORDER', 1],
      ['OPEN', 'ORDER', 1],
      ['PROCESSING', 'ORDER', 3],
    ]);
    for (const { oldestSeconds } of counts) expect(oldestSeconds).toBeGreaterThanOrEqual(0);
  });

  it('count captured money that has neither an order nor a void', async () => {
    const [captured, ...others] = await statistics.countCaptured();
    expect(captured).toMatchObject({ currency: 'CRC', count: 2, centAmount: 2_000 });
    expect(captured?.oldestSeconds).toBeGreaterThanOrEqual(60);
    expect(others).toEqual([]);
  });

  it('count locked carts by reason', async () => {
    expect(await statistics.countLockedCarts()).toEqual({ paying: 3, review: 1, overdue: 1 });
  });
});
