import type { PurchaseLogRow, Store } from './tables.ts';

export interface NewPurchaseLog {
  readonly transactionId: string;
  readonly source: PurchaseLogRow['source'];
  readonly event: string;
  readonly detail?: string | undefined;
}

/** Adds an entry to the log of purchases, renewals and upgrades. */
export async function addPurchaseLog(
  db: Store,
  { transactionId, source, event, detail }: NewPurchaseLog,
  now: Date,
): Promise<void> {
  await db
    .insertInto('purchase_log')
    .values({ transaction_id: transactionId, source, event, detail: detail ?? null, logged_at: now })
    .execute();
}

/** The entries of a transaction, the oldest first. */
export function listPurchaseLogs(db: Store, transactionId: string): Promise<PurchaseLogRow[]> {
  return db.selectFrom('purchase_log').selectAll().where('transaction_id', '=', transactionId).orderBy('id').execute();
}
