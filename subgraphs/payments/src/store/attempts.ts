import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import { type Attempt, type CheckoutPurpose, type Facts, holdingStatuses } from '../domain/attempt.ts';
import { attemptOf, factsColumn, inSeconds } from './rows.ts';
import type { Store } from './tables.ts';

/** What an attempt starts with. */
export type NewAttempt = Pick<
  Attempt,
  | 'id'
  | 'owner'
  | 'idempotencyKey'
  | 'market'
  | 'language'
  | 'cartId'
  | 'amount'
  | 'orderNumber'
  | 'paymentKey'
  | 'facts'
> & { readonly purpose: CheckoutPurpose };

/** Attempts as shoppers ask for them. Every look-up names the owner: another's attempt does not exist (CHECKOUT-27). */
export interface Attempts {
  find(owner: string, id: string): Promise<Attempt | undefined>;
  findByKey(owner: string, idempotencyKey: string): Promise<Attempt | undefined>;
  /** The attempt that holds a cart. */
  findHolder(cartId: string): Promise<Attempt | undefined>;
  /**
   * Opens an attempt, ending an open one for the same cart, whoever opened it (CHECKOUT-25): the caller has seen that
   * the cart belongs to this attempt's owner now. Undefined when the key was used or another attempt holds the cart:
   * look for those two.
   */
  open(attempt: NewAttempt): Promise<Attempt | undefined>;
  /** Ends an attempt that was not placed; undefined when it was. */
  cancelOpen(id: string): Promise<Attempt | undefined>;
  /**
   * Ends attempts that were opened, or opened again, more than `seconds` ago and not placed since (CHECKOUT-26); how
   * many.
   */
  expireOpen(seconds: number): Promise<number>;
  /** Whether an attempt exists and holds no cart any more. */
  hasEnded(id: string): Promise<boolean>;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createAttempts(db: Store): Attempts {
  return {
    async find(owner, id) {
      if (!uuidPattern.test(id)) return undefined;
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && attemptOf(row);
    },

    async findByKey(owner, idempotencyKey) {
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('owner', '=', owner)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return row && attemptOf(row);
    },

    async findHolder(cartId) {
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('cart_id', '=', cartId)
        .where('status', 'in', holdingStatuses)
        .executeTakeFirst();
      return row && attemptOf(row);
    },

    open: (attempt) =>
      inTransaction(db, async (trx) => {
        const known = await trx
          .selectFrom('attempt')
          .select('id')
          .where('owner', '=', attempt.owner)
          .where('idempotency_key', '=', attempt.idempotencyKey)
          .executeTakeFirst();
        if (known) return undefined;
        await end(trx, { failure: { code: 'CHECKOUT_SUPERSEDED' } })
          .where('cart_id', '=', attempt.cartId)
          .execute();
        const row = await trx
          .insertInto('attempt')
          .values({
            id: attempt.id,
            owner: attempt.owner,
            idempotency_key: attempt.idempotencyKey,
            purpose: attempt.purpose,
            market: attempt.market,
            language: attempt.language,
            cart_id: attempt.cartId,
            status: 'OPEN',
            amount_cents: attempt.amount.centAmount,
            currency: attempt.amount.currency,
            order_number: attempt.orderNumber,
            payment_key: attempt.paymentKey,
            facts: factsColumn(attempt.facts),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        return row && attemptOf(row);
      }),

    async cancelOpen(id) {
      const row = await end(db, { failure: { code: 'CHECKOUT_CANCELLED' } })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && attemptOf(row);
    },

    async expireOpen(seconds) {
      const { numUpdatedRows } = await end(db, { failure: { code: 'CHECKOUT_EXPIRED' } })
        .where('updated_at', '<', inSeconds(-seconds))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async hasEnded(id) {
      if (!uuidPattern.test(id)) return false;
      const row = await db
        .selectFrom('attempt')
        .select('id')
        .where('id', '=', id)
        .where('status', 'not in', holdingStatuses)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Ends attempts of which nothing is under way. */
function end(db: Store, facts: Facts) {
  return db
    .updateTable('attempt')
    .set({ status: 'VOIDED', facts: factsColumn(facts), updated_at: sql<Date>`now()` })
    .where('status', '=', 'OPEN');
}
