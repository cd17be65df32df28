import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Attempt, AttemptStatus } from '../domain/attempt.ts';
import { createAttemptRepository } from '../persistence/attempt-repository.ts';
import type { Store } from '../persistence/tables.ts';

/** Stores an attempt of 1,000 CRC in a status that no saga led to. */
export async function storeAttempt(
  db: Store,
  {
    status,
    owner,
    cartId,
    ...row
  }: { status: AttemptStatus; owner: string; cartId: string; tries: number; facts: object },
): Promise<Attempt> {
  const attempts = createAttemptRepository(
    db,
    { owner: randomUUID(), seconds: 30 },
    { challengeSeconds: 900, providerSessionSeconds: 900, followUpSeconds: 0 },
  );
  const attempt = await attempts.open({
    id: randomUUID(),
    owner,
    idempotencyKey: randomUUID(),
    purpose: 'ORDER',
    market: 'CR',
    language: 'es',
    subject: `cart:${cartId}`,
    cartId,
    amount: money(1_000, 'CRC'),
    orderNumber: randomUUID(),
    paymentKey: randomUUID(),
    facts: {},
  });
  if (!attempt) throw new Error('no attempt');
  await db
    .updateTable('attempt')
    .set({ status, tries: row.tries, facts: JSON.stringify(row.facts) })
    .where('id', '=', attempt.id)
    .execute();
  return attempt;
}
