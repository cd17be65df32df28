import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { Examination, RefundRepository } from '../application/refunds/ports.ts';
import { type Attempt, holdingStatuses } from '../domain/attempt.ts';
import { computeOwedCents, createRefundAttempt, getRefundState, type OrderChange } from '../domain/refund.ts';
import type { Lease } from '../domain/run.ts';
import { toAttempt } from './rows.ts';
import { createRunStarts } from './run-starts.ts';
import type { Store } from './tables.ts';

const feed = 'order-changes';

/** Settings of the repository. */
export interface RefundRepositorySettings {
  /** What a process takes when it starts a refund. */
  readonly lease: Lease;
  /**
   * Called in the transaction that examines a paid order that was cancelled. `isReturned`: earlier refunds have returned the
   * whole payment.
   */
  readonly onCancelled?: ((trx: Store, paid: Attempt, isReturned: boolean) => Promise<void>) | undefined;
}

/** The tables `order_change` and `feed_position`, and the attempts of purpose `REFUND`. */
export function createRefundRepository(db: Store, { lease, onCancelled }: RefundRepositorySettings): RefundRepository {
  const starts = createRunStarts(lease);
  const setExamined = (trx: Store, orderNumber: string) =>
    trx.updateTable('order_change').set({ is_pending: false }).where('order_number', '=', orderNumber).execute();

  return {
    async getPosition() {
      const row = await db.selectFrom('feed_position').select('position').where('feed', '=', feed).executeTakeFirst();
      if (row) return row.position;
      const { first } = await db
        .selectFrom('attempt')
        .select(sql<Date>`coalesce(min(created_at), now())`.as('first'))
        .executeTakeFirstOrThrow();
      return first;
    },

    storeChanges: (changes, position) =>
      inTransaction(db, async (trx) => {
        // In the same order everywhere, so that two processes cannot deadlock.
        const sorted = [...changes].sort((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1));
        for (const change of sorted) await upsertChange(trx, change);
        await trx
          .insertInto('feed_position')
          .values({ feed, position })
          .onConflict((conflict) =>
            conflict.column('feed').doUpdateSet({
              position: sql<Date>`greatest(feed_position.position, excluded.position)`,
            }),
          )
          .execute();
      }),

    async listPending(limit) {
      const rows = await db
        .selectFrom('order_change')
        .select('order_number')
        .where('is_pending', '=', true)
        .orderBy('changed_at')
        .limit(limit)
        .execute();
      return rows.map(({ order_number }) => order_number);
    },

    async countPending() {
      const row = await db
        .selectFrom('order_change')
        .select([
          sql<number>`count(*)`.as('count'),
          sql<number>`coalesce(extract(epoch from now() - min(changed_at)), 0)`.as('seconds'),
        ])
        .where('is_pending', '=', true)
        .executeTakeFirstOrThrow();
      return { count: Number(row.count), oldestSeconds: Number(row.seconds) };
    },

    examine: (orderNumber) =>
      inTransaction(db, async (trx): Promise<Examination> => {
        // The lock on the paid attempt serializes the examinations of its order.
        const row = await trx
          .selectFrom('attempt')
          .selectAll()
          .where('order_number', '=', orderNumber)
          .where('purpose', '=', 'ORDER')
          .forUpdate()
          .executeTakeFirst();
        const change = await findPendingChange(trx, orderNumber);
        if (!row || !change) return { kind: 'nothing-owed' };
        const paid = toAttempt(row);
        if (holdingStatuses.some((status) => status === paid.status)) return { kind: 'waiting' };
        const refunds = await listRefundRows(trx, [orderNumber]);
        if (refunds.some(({ status }) => status !== 'COMPLETED')) return { kind: 'waiting' };
        const isPaid = paid.status === 'COMPLETED' && change.total.currency === paid.amount.currency;
        const capturedCents = isPaid ? paid.amount.centAmount : 0;
        const refundedCents = refunds.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
        const owedCents = computeOwedCents(change, { capturedCents, refundedCents });
        await setExamined(trx, orderNumber);
        if (isPaid && change.reason === 'CANCELLED') await onCancelled?.(trx, paid, owedCents === 0);
        if (owedCents === 0) return { kind: 'nothing-owed' };
        const run = await starts.startAttempt(trx, createRefundAttempt(randomUUID(), paid, change, owedCents));
        return run ? { kind: 'started', run } : { kind: 'nothing-owed' };
      }),

    async listRefunds(orderNumbers) {
      const rows = orderNumbers.length === 0 ? [] : await listRefundRows(db, orderNumbers);
      return rows.flatMap((row) => {
        const { id, orderNumber, amount, status, facts, createdAt } = toAttempt(row);
        const state = getRefundState(status);
        if (!state || !facts.refund) return [];
        const completedAt = state === 'COMPLETED' ? row.updated_at : null;
        return [{ id, orderNumber, amount, reason: facts.refund.reason, state, requestedAt: createdAt, completedAt }];
      });
    },
  };
}

/** Stores a change of an order that the store sold; one that is older than the stored one changes nothing. */
async function upsertChange(trx: Store, { orderNumber, reason, total, changedAt }: OrderChange): Promise<void> {
  const isSold = await trx
    .selectFrom('attempt')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('purpose', '=', 'ORDER')
    .executeTakeFirst();
  if (!isSold) return;
  const values = { reason, total_cents: total.centAmount, currency: total.currency, changed_at: changedAt };
  await trx
    .insertInto('order_change')
    .values({ ...values, order_number: orderNumber, is_pending: true })
    .onConflict((conflict) =>
      conflict
        .column('order_number')
        .doUpdateSet({ ...values, is_pending: true })
        .where('order_change.changed_at', '<', changedAt),
    )
    .execute();
}

async function findPendingChange(trx: Store, orderNumber: string): Promise<OrderChange | undefined> {
  const row = await trx
    .selectFrom('order_change')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('is_pending', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const total = money(Number(row.total_cents), row.currency);
  return { orderNumber, reason: row.reason, total, changedAt: row.changed_at };
}

/** The refunds of orders, oldest first; one that ended without returning money is none. */
function listRefundRows(db: Store, orderNumbers: readonly string[]) {
  return db
    .selectFrom('attempt')
    .selectAll()
    .where('purpose', '=', 'REFUND')
    .where('order_number', 'in', orderNumbers)
    .where('status', 'not in', ['VOIDED', 'DECLINED'])
    .orderBy('created_at')
    .execute();
}
