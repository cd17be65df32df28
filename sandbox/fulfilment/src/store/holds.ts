import type { Store } from './tables.ts';

/** Capacity of a window that a cart or an order holds. */
export interface Hold {
  readonly reference: string;
  readonly windowId: string;
  readonly litres: number;
  /** Null for a permanent hold of an order. */
  readonly expiresAt: Date | null;
}

/** Held litres by window at `now`, without the hold of `except`. */
export async function sumHeldLitres(
  db: Store,
  windowIds: readonly string[],
  now: Date,
  except?: string,
): Promise<ReadonlyMap<string, number>> {
  if (windowIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('hold')
    .select(['window_id', ({ fn }) => fn.sum<number>('litres').as('litres')])
    .where('window_id', 'in', windowIds)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .$if(except !== undefined, (query) => query.where('reference', '!=', except ?? ''))
    .groupBy('window_id')
    .execute();
  return new Map(rows.map(({ window_id, litres }) => [window_id, litres]));
}

/** Sets the hold of a reference and replaces its previous one. */
export async function putHold(db: Store, { reference, windowId, litres, expiresAt }: Hold): Promise<void> {
  const row = { window_id: windowId, litres, expires_at: expiresAt };
  await db
    .insertInto('hold')
    .values({ reference, ...row })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
    .execute();
}

export async function findHold(db: Store, reference: string): Promise<Hold | undefined> {
  const row = await db.selectFrom('hold').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row && { reference, windowId: row.window_id, litres: row.litres, expiresAt: row.expires_at };
}

/** Releases the hold of a cart; the hold of an order stays. */
export async function releaseHold(db: Store, reference: string): Promise<void> {
  await db.deleteFrom('hold').where('reference', '=', reference).where('expires_at', 'is not', null).execute();
}

/** Turns the hold of an order back into a cart's hold until `expiresAt`. */
export async function convertToCartHold(db: Store, reference: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('hold')
    .set({ expires_at: expiresAt })
    .where('reference', '=', reference)
    .where('expires_at', 'is', null)
    .execute();
}
