import type { AuthorizationStatusQuery } from '../wire.ts';
import type { ChallengeRow, MovementKind, NewTransaction, Store, TransactionRow } from './tables.ts';

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

/** Locks a transaction until the surrounding database transaction ends, which serialises its movements. */
export function lockTransaction(trx: Store, referenceNumber: string): Promise<TransactionRow | undefined> {
  return trx
    .selectFrom('transaction')
    .selectAll()
    .where('reference_number', '=', referenceNumber)
    .forUpdate()
    .executeTakeFirst();
}

type Outcome = Partial<
  Pick<TransactionRow, 'status' | 'response_code' | 'reason' | 'card_token' | 'captured_at' | 'voided_at'>
>;

export function updateTransaction(trx: Store, referenceNumber: string, change: Outcome): Promise<TransactionRow> {
  return trx
    .updateTable('transaction')
    .set(change)
    .where('reference_number', '=', referenceNumber)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a movement to the ledger. A second movement of the same kind violates `movement_once`. */
export async function insertMovement(trx: Store, row: TransactionRow, kind: MovementKind, at: Date): Promise<void> {
  await trx
    .insertInto('movement')
    .values({ reference_number: row.reference_number, kind, amount: Number(row.amount), moved_at: at })
    .execute();
}

/** Movements of a cart's transactions, oldest first. */
export function listMovements(db: Store, cartId: string) {
  return db
    .selectFrom('movement')
    .innerJoin('transaction', 'transaction.reference_number', 'movement.reference_number')
    .select(['movement.kind', 'movement.amount', 'movement.moved_at'])
    .select(['transaction.reference_number', 'transaction.reference', 'transaction.currency'])
    .where('transaction.cart_id', '=', cartId)
    .orderBy('movement.id')
    .execute();
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

export async function insertChallenge(trx: Store, row: ChallengeRow): Promise<void> {
  await trx.insertInto('challenge').values(row).execute();
}

export function findChallengeByTransaction(db: Store, referenceNumber: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('challenge').selectAll().where('reference_number', '=', referenceNumber).executeTakeFirst();
}

export function findChallenge(db: Store, id: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
}

export function updateChallenge(
  trx: Store,
  id: string,
  change: Partial<Omit<ChallengeRow, 'id' | 'reference_number' | 'order_id'>>,
): Promise<ChallengeRow> {
  return trx.updateTable('challenge').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
