import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { AttemptStatus } from '../domain/attempt.ts';
import { startEngines } from '../testing/engines.ts';
import { storeAttempt } from '../testing/stored-attempt.ts';
import { createAttemptDetails } from './attempt-details.ts';
import { inSeconds } from './rows.ts';
import type { Store, Tables } from './tables.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

describe.each(engines.names)('details of ended attempts on %s', (engine) => {
  let database: Database;
  let db: Store;

  beforeAll(async () => {
    database = await engines.open(engine);
    db = await database.schema<Tables>('payments', migrations);
  });
  afterAll(() => database.close());

  const membership = { type: 'DIAMOND', club: '6401' };
  const kept = { failure: { code: 'ERROR_CARD_HARD_DECLINE' }, membershipNumber: '64039400000001', cardBrand: 'VISA' };
  const details = {
    email: 'ana@tarima.test',
    holderName: 'Ana Rojas',
    clientIp: '192.0.2.1',
    lastDigits: '1111',
    card: { brand: 'VISA', lastDigits: '1111', expiry: '2030-01' },
    proof: { payerId: 'payer-1' },
    deviceSessionId: 'session-1',
  };
  const facts = {
    ...kept,
    ...details,
    membership: { ...membership, applicant: { firstName: 'Ana' }, invoice: { kind: 'PERSON' } },
  };

  /** Stores an attempt whose status changed so many days ago. */
  async function store(status: AttemptStatus, days: number, more: object = {}): Promise<string> {
    const change = { status, owner: 'guest:1', cartId: randomUUID(), tries: 1, facts: { ...facts, ...more } };
    const { id } = await storeAttempt(db, change);
    await db
      .updateTable('attempt')
      .set({ updated_at: sql<Date>`now() - ${sql.lit(days)} * interval '1 day'` })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const readFacts = async (id: string) => {
    const row = await db.selectFrom('attempt').select('facts').where('id', '=', id).executeTakeFirstOrThrow();
    return row.facts;
  };

  it('are deleted after the days, and nothing else (PAYMENTS-360)', async () => {
    const ended = await Promise.all([store('DECLINED', 31), store('VOIDED', 31)]);
    const others = await Promise.all([
      store('DECLINED', 29),
      store('COMPLETED', 31),
      store('NEEDS_REVIEW', 31),
      store('VOIDED', 31, { onlineAccount: 'PENDING' }),
    ]);
    const followed = await store('VOIDED', 31);
    await db
      .updateTable('attempt')
      .set({ follow_up_at: inSeconds(60) })
      .where('id', '=', followed)
      .execute();

    const { deleteOldDetails } = createAttemptDetails(db);
    expect(await deleteOldDetails(30)).toBe(2);
    for (const id of ended) expect(await readFacts(id)).toEqual({ ...kept, membership });
    for (const id of [...others, followed]) expect(await readFacts(id)).toMatchObject(facts);
    expect(await deleteOldDetails(30)).toBe(0);
  });

  it('are deleted from an attempt that pays for no membership (PAYMENTS-360)', async () => {
    const id = await store('DECLINED', 31, { membership: undefined });
    expect(await createAttemptDetails(db).deleteOldDetails(30)).toBe(1);
    expect(await readFacts(id)).toEqual(kept);
  });
});
