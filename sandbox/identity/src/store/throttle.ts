import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from './tables.ts';

const windowMinutes = 15;
/** Attempts per account and address within the window before further ones are rejected. */
const maxAttemptsPerAccount = 8;
/** Attempts per address for all accounts; many people may share a club's network. */
const maxAttemptsPerAddress = 60;

/** Throttles guessing of passwords, codes and personal details: the only SQL on the table `sign_in_try`. */
export function createThrottle(db: Kysely<IdentityTables>) {
  const windowStart = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

  return {
    /**
     * Records an attempt before the password is verified, so that parallel guesses are counted.
     * @returns the minutes to wait, 0 when the attempt is allowed
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
      return Number(account) > maxAttemptsPerAccount || Number(all) > maxAttemptsPerAddress ? windowMinutes : 0;
    },

    /** Counts an attempt by a key, such as a membership number, from any address; false when it exceeds the limit. */
    async admitKey(key: string, limit: number): Promise<boolean> {
      await db.deleteFrom('sign_in_try').where('tried_at', '<', windowStart).execute();
      await db.insertInto('sign_in_try').values({ identifier: key, address: '', tried_at: sql<Date>`now()` }).execute();
      const { count } = await db
        .selectFrom('sign_in_try')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('identifier', '=', key)
        .executeTakeFirstOrThrow();
      return Number(count) <= limit;
    },

    /** Deletes the attempts of an account from all addresses, by its identifiers. */
    async clearAccount(identifiers: readonly string[]): Promise<void> {
      await db.deleteFrom('sign_in_try').where('identifier', 'in', identifiers).execute();
    },

    /** Deletes the attempts of an account that has signed in from this address. */
    async clear(identifier: string, address: string): Promise<void> {
      await db.deleteFrom('sign_in_try').where('identifier', '=', identifier).where('address', '=', address).execute();
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
