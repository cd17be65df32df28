import { sql } from 'kysely';
import type { AttemptDetails } from '../application/repositories.ts';
import type { Facts } from '../domain/attempt.ts';
import type { MembershipOrder } from '../domain/membership-purchase.ts';
import type { Store } from './tables.ts';

/** What identifies the shopper or their card. The member's number is part of the owner and stays. */
const details = ['email', 'holderName', 'clientIp', 'card', 'lastDigits'] as const satisfies readonly (keyof Facts)[];
const membershipDetails = ['applicant', 'invoice'] as const satisfies readonly (keyof MembershipOrder)[];

/** Other facts that only a running attempt needs, and that can contain the same details. */
const runFacts = ['challenge', 'proof', 'deviceSessionId'] as const satisfies readonly (keyof Facts)[];

/** How many attempts one sweep changes at most. */
const batchSize = 500;

const list = (names: readonly string[]) => sql`array[${sql.join(names.map((name) => sql.lit(name)))}]`;

/** Whether details are stored: the condition of the index `attempt_with_details`. */
const hasDetails = sql<boolean>`(facts ?| ${list(details)} or facts #> '{membership}' ?| ${list(membershipDetails)})`;

const withoutMembershipDetails = sql`case when facts ? 'membership'
  then jsonb_set(facts, '{membership}', (facts -> 'membership') - ${list(membershipDetails)}) else facts end`;

/** Deletes what identifies the shoppers of attempts without a payment. */
export function createAttemptDetails(db: Store): AttemptDetails {
  return {
    async deleteOldDetails(days) {
      const { numUpdatedRows } = await db
        .updateTable('attempt')
        .set({ facts: sql<string>`${withoutMembershipDetails} - ${list([...details, ...runFacts])}` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('attempt')
            .select('id')
            .where(sql<boolean>`status in ('DECLINED', 'VOIDED')`)
            .where(hasDetails)
            .where('updated_at', '<', sql<Date>`now() - cast(${days} as double precision) * interval '1 day'`)
            // A follow-up check and the discarding of the online account still need the attempt as it is.
            .where('follow_up_at', 'is', null)
            .where(sql<boolean>`facts ->> 'onlineAccount' is distinct from 'PENDING'`)
            .orderBy('updated_at')
            .limit(batchSize)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}
