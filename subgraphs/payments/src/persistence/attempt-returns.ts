import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { AttemptReturns } from '../application/repositories.ts';
import { isReturnExpected } from '../domain/challenge.ts';
import { inSeconds, toAttempt } from './rows.ts';
import type { RunStarts } from './run-starts.ts';
import type { Store } from './tables.ts';

/** How long a state can be found, so that a shopper who reloads the page comes back to the attempt. */
const stateSeconds = 86_400;
const stateBytes = 32;
/** 32 bytes as base64url. */
const statePattern = /^[\w-]{43}$/;
/** How many expired states one sweep deletes at most. */
const cleanUpBatch = 1_000;

/** Only the hash is stored, so that a copy of the database does not continue anybody's payment. */
const hashState = (state: string) => createHash('sha256').update(state).digest('base64url');

/** The table `payment_return`. */
export function createAttemptReturns(db: Store, starts: RunStarts): AttemptReturns {
  return {
    async createReturn(attempt, page) {
      const state = randomBytes(stateBytes).toString('base64url');
      await db
        .insertInto('payment_return')
        .values({
          state_hash: hashState(state),
          attempt_id: attempt.id,
          try: attempt.tries,
          page,
          expires_at: inSeconds(stateSeconds),
        })
        .execute();
      return state;
    },

    async receiveReturn(state, read) {
      if (!statePattern.test(state)) return undefined;
      return inTransaction(db, async (trx) => {
        const stored = await trx
          .selectFrom('payment_return')
          .select(['state_hash', 'attempt_id', 'try', 'page'])
          .where('state_hash', '=', hashState(state))
          .where('expires_at', '>', inSeconds(0))
          .executeTakeFirst();
        if (!stored) return undefined;
        const row = await trx
          .selectFrom('attempt')
          .selectAll()
          .where('id', '=', stored.attempt_id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const attempt = toAttempt(row);
        const { page } = stored;
        const received = read(page);
        const { status, step, facts } = attempt;
        const isAwaited = status === 'CHALLENGE_REQUIRED' && attempt.tries === stored.try;
        if (!isAwaited || !isReturnExpected(facts.challenge, page, received)) return { attempt, page, run: undefined };
        const to = { step: 'CLOSE_CHALLENGE', facts: { ...facts, proof: received.proof }, isNewTry: false } as const;
        const run = await starts.beginRun(trx, attempt.id, { status, step }, to);
        if (run) {
          await trx
            .updateTable('payment_return')
            .set({ received_at: inSeconds(0), parameters: JSON.stringify(received.proof) })
            .where('state_hash', '=', stored.state_hash)
            .execute();
        }
        return { attempt, page, run };
      });
    },

    async deleteExpiredReturns() {
      await db
        .deleteFrom('payment_return')
        .where('state_hash', 'in', (eb) =>
          eb
            .selectFrom('payment_return')
            .select('state_hash')
            .where('expires_at', '<', inSeconds(0))
            .limit(cleanUpBatch)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },
  };
}
