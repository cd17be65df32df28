import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { expect } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Refund } from '../domain/refund.ts';
import type { RefundReason } from '../domain/refund-reason.ts';
import { createRefundRepository } from '../persistence/refund-repository.ts';
import type { Tables } from '../persistence/tables.ts';
import { type StoreProcess, startProcess } from './process.ts';
import { addCart, beginAttempt, expireTimes, placeAttempt } from './scenario.ts';
import type { World } from './world.ts';

/** Total of the orders of these tests, in cents. */
export const paidCents = 1_130_000;

/** Places and pays for an order. */
export async function buy(store: StoreProcess, world: World): Promise<Attempt> {
  const { id } = await beginAttempt(store, addCart(world));
  const attempt = await placeAttempt(store, id);
  expect(attempt.status).toBe('COMPLETED');
  return attempt;
}

let clock = 0;
/** Reports a change of an order at order management, later than those before and not before the database was created. */
export function reportChange(world: World, { orderNumber }: Attempt, reason: RefundReason, totalCents: number): void {
  clock = Math.max(clock + 1_000, Date.now());
  world.orderChanges.push({
    orderNumber,
    reason,
    total: money(totalCents, 'CRC'),
    changedAt: new Date(clock),
  });
}

/** Runs jobs of new processes on the same database until the order's refunds have ended; its refunds. */
export async function refundUntilSettled(
  database: Database,
  world: World,
  { orderNumber }: Attempt,
): Promise<readonly Refund[]> {
  const db = await database.schema<Tables>('payments', migrations);
  const reader = createRefundRepository(db, { lease: { owner: 'reader', seconds: 1 } });
  for (let tries = 0; tries < 40; tries += 1) {
    const store = await startProcess(database, world);
    await Promise.race([store.refundJob.run(), store.death]);
    // A dead process cannot be asked.
    const isPending = (await reader.listPending(1_000)).includes(orderNumber);
    const refunds = await reader.listRefunds([orderNumber]);
    const open = refunds.filter(({ state }) => state === 'REQUESTED');
    if (open.length === 0 && !isPending && tries > 0) return refunds;
    for (const { id } of open) {
      await Promise.race([store.runner.resume(id), store.death]);
      await expireTimes(database, id);
    }
    if (refunds.some(({ state }) => state === 'IN_REVIEW') && open.length === 0) return refunds;
  }
  throw new Error('the refund stays REQUESTED');
}

/** Cents that the provider has returned of the order. */
export function countReturnedCents(world: World, attempt: Attempt): number {
  const movements = world.ledger.filter(({ cartId }) => cartId === attempt.cartId);
  return movements.reduce((sum, { kind, amount }) => {
    if (kind === 'VOID') return sum + attempt.amount.centAmount;
    return sum + (kind === 'REFUND' ? (amount ?? 0) : 0);
  }, 0);
}

/** Checks that money was returned once, and that the platform has a record of each refund (PAYMENTS-202, PAYMENTS-203). */
export function expectReturned(world: World, attempt: Attempt, refunds: readonly Refund[], cents: number): void {
  expect(countReturnedCents(world, attempt)).toBe(cents);
  expect(world.count('VOID', attempt.cartId ?? '')).toBeLessThanOrEqual(1);
  expect(refunds.every(({ state }) => state === 'COMPLETED')).toBe(true);
  expect(refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0)).toBe(cents);
  const recorded = world.payments.get(attempt.paymentKey)?.refunds ?? [];
  expect(recorded.map(({ amount }) => amount.centAmount)).toEqual(refunds.map(({ amount }) => amount.centAmount));
}
