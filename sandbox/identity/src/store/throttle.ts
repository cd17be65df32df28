import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from './tables.ts';

const windowMinutes = 15;
/** Wrong passwords within the window after which an account, seen from one address, has to wait. */
const triesPerAccount = 8;
/** The same for one address over all accounts: many people may share a club's network. */
const triesPerAddress = 60;

/** Slows guessing down: the only SQL on the table `sign_in_try`. */
export function createThrottle(db: Kysely<IdentityTables>) {
  const windowStart = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

  return {
    /**
     * Notes a try before the password is looked at, so that parallel guesses count each other.
     * Answers the minutes to wait, 0 when the try may go on.
     */
    async admit(identifier: string, address: string): Promise<number> {
      await db.deleteFrom('sign_in_try').where('tried_at', '<', windowStart).execute();
      await db.insertInto('sign_in_try').values({ identifier, address, tried_at: sql<Date>`now()` }).execute();
      const { account, all } = await db
        .selectFrom('sign_in_try')
        .select((select) => [
          select.fn.countAll<string>().filterWhere('identifier', '=', identifier).as('account'),
          select.fn.countAll<string>().as('all'),
        ])
        .where('address', '=', address)
        .executeTakeFirstOrThrow();
      return Number(account) > triesPerAccount || Number(all) > triesPerAddress ? windowMinutes : 0;
    },

    /** Forgets the tries of an account that has signed in from this address. */
    async clear(identifier: string, address: string): Promise<void> {
      await db.deleteFrom('sign_in_try').where('identifier', '=', identifier).where('address', '=', address).execute();
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
