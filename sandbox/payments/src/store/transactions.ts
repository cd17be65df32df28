import type { AuthorizationStatusQuery, LedgerQuery } from '../wire.ts';
import type {
  ChallengeRow,
  MovementKind,
  NewChallenge,
  NewTransaction,
  Store,
  TransactionChange,
  TransactionRow,
} from './tables.ts';

/** Inserts a transaction; undefined when its merchant reference exists. */
export function insertTransaction(db: Store, row: NewTransaction): Promise<TransactionRow | undefined> {
  return db
    .insertInto('transaction')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findByReference(db: Store, reference: string): Promise<TransactionRow | undefined> {
  return db.selectFrom('transaction').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export function findTransaction(db: Store, referenceNumber: string): Promise<TransactionRow | undefined> {
  return db.selectFrom('transaction').selectAll().where('reference_number', '=', referenceNumber).executeTakeFirst();
}

export function updateTransaction(
  db: Store,
  referenceNumber: string,
  change: TransactionChange,
): Promise<TransactionRow> {
  return db
    .updateTable('transaction')
    .set(change)
    .where('reference_number', '=', referenceNumber)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a transaction that the provider certainly did not execute. */
export async function deleteTransaction(db: Store, referenceNumber: string): Promise<void> {
  await db.deleteFrom('transaction').where('reference_number', '=', referenceNumber).execute();
}

/** Adds a refund to the ledger. A second refund with the same id violates `movement_once`. */
export async function insertRefund(
  db: Store,
  row: TransactionRow,
  at: Date,
  { refundId, amount }: { readonly refundId: string; readonly amount: number },
): Promise<void> {
  await db
    .insertInto('movement')
    .values({ reference_number: row.reference_number, kind: 'REFUND', amount, moved_at: at, refund_id: refundId })
    .execute();
}

/**
 * Adds a movement of the whole amount to the ledger and changes its transaction, in one statement. A second movement of the
 * same kind violates `movement_once`.
 */
export function moveTransaction(
  db: Store,
  { reference_number, amount }: TransactionRow,
  movement: { readonly kind: Exclude<MovementKind, 'REFUND'>; readonly at: Date },
  change: TransactionChange,
): Promise<TransactionRow> {
  const { kind, at } = movement;
  return db
    .with('moved', (creator) =>
      creator
        .insertInto('movement')
        .values({ reference_number, kind, amount: Number(amount), moved_at: at, refund_id: '' }),
    )
    .updateTable('transaction')
    .set(change)
    .where('reference_number', '=', reference_number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Movements of the transactions of a cart, or of a reference up to its first dot; oldest first. */
export function listMovements(db: Store, { cartId, reference }: LedgerQuery) {
  let query = db
    .selectFrom('movement')
    .innerJoin('transaction', 'transaction.reference_number', 'movement.reference_number')
    .select(['movement.kind', 'movement.amount', 'movement.moved_at', 'movement.refund_id'])
    .select(['transaction.reference_number', 'transaction.reference', 'transaction.currency', 'transaction.cart_id'])
    .orderBy('movement.id');
  if (cartId !== undefined) query = query.where('transaction.cart_id', '=', cartId);
  if (reference !== undefined) {
    query = query.where((where) =>
      where(where.fn('split_part', ['transaction.reference', where.val('.'), where.lit(1)]), '=', reference),
    );
  }
  return query.execute();
}

/** Refunds of a transaction: id and amount in cents. */
export async function listRefunds(db: Store, referenceNumber: string): Promise<{ refundId: string; amount: number }[]> {
  const rows = await db
    .selectFrom('movement')
    .select(['refund_id', 'amount'])
    .where('reference_number', '=', referenceNumber)
    .where('kind', '=', 'REFUND')
    .execute();
  return rows.map((row) => ({ refundId: row.refund_id, amount: Number(row.amount) }));
}

/** Transactions created within a time range, newest first, for the authorisation status. */
export function searchTransactions(db: Store, query: AuthorizationStatusQuery): Promise<TransactionRow[]> {
  let search = db.selectFrom('transaction').selectAll().where('created_at', '>=', query.startDate);
  if (query.endDate) search = search.where('created_at', '<=', query.endDate);
  if (query.club) search = search.where('club_number', '=', query.club);
  if (query.delivery !== undefined) search = search.where('delivery', '=', query.delivery);
  if (query.membership) search = search.where('membership_number', '=', query.membership);
  if (query.country) search = search.where('country_code', '=', query.country);
  if (query.fourLastDigits) search = search.where('last_digits', '=', query.fourLastDigits);
  return search.orderBy('created_at', 'desc').orderBy('reference_number').limit(query.limit).execute();
}

/** Stores the challenge of a transaction, or replaces its earlier one. */
export async function saveChallenge(db: Store, row: NewChallenge): Promise<void> {
  await db
    .insertInto('challenge')
    .values(row)
    .onConflict((conflict) => conflict.column('reference_number').doUpdateSet(row))
    .execute();
}

export function findChallenge(db: Store, referenceNumber: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('challenge').selectAll().where('reference_number', '=', referenceNumber).executeTakeFirst();
}

/** Voided transactions whose provider page closed before `now`, and whose provider was not asked since. */
export function listAbandoned(db: Store, now: Date): Promise<TransactionRow[]> {
  return db
    .selectFrom('transaction')
    .innerJoin('challenge', 'challenge.reference_number', 'transaction.reference_number')
    .selectAll('transaction')
    .where('transaction.status', '=', 'CHALLENGE_REQUIRED')
    .where('transaction.voided_at', 'is not', null)
    .where('challenge.kind', '=', 'HOSTED_PAGE')
    .where('challenge.expires_at', '<=', now)
    .where('challenge.is_abandonment_checked', '=', false)
    .limit(50)
    .execute();
}

export async function markAbandonmentChecked(db: Store, referenceNumber: string): Promise<void> {
  await db
    .updateTable('challenge')
    .set({ is_abandonment_checked: true })
    .where('reference_number', '=', referenceNumber)
    .execute();
}

/** The challenge whose page has this token. */
export function findChallengeByPage(db: Store, token: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('challenge').selectAll().where('page_token', '=', token).executeTakeFirst();
}
