import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ended attempts of which the shopper's details are still stored; `attempt-details.ts` selects with the same conditions. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempt_with_details on payments.attempt (updated_at)
    where status in ('DECLINED', 'VOIDED')
      and (facts ?| array['email', 'holderName', 'clientIp', 'card', 'lastDigits']
        or facts #> '{membership}' ?| array['applicant', 'invoice'])`.execute(db);
}

/** Finds the attempts whose details have to be deleted. */
export const attemptDetails: Migration = { up };
