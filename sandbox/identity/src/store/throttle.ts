import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from './tables.ts';

const windowMinutes = 15;

/** Numbers of failed attempts within 15 minutes. */
export interface ThrottleLimits {
  /** Attempts per account and address before further ones are rejected. */
  readonly attemptsPerAccount: number;
  /** Attempts per address for all accounts; many people may share a club's network. */
  readonly attemptsPerAddress: number;
  /** Attempts per account, from all addresses, after which each further one needs a captcha. */
  readonly captchaPerAccount: number;
  /** The same per address for all accounts. */
  readonly captchaPerAddress: number;
}

/** Whether an attempt is allowed. */
export interface Admission {
  /** Minutes to wait; 0 when the attempt is allowed. */
  readonly minutes: number;
  /** Whether the attempt needs the answer to a captcha. */
  readonly isCaptchaNeeded: boolean;
}

/** Throttles guessing of passwords, codes and personal details: the only SQL on the table `sign_in_try`. */
export function createThrottle(db: Kysely<IdentityTables>, limits: ThrottleLimits) {
  const windowStart = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

  /** Counts the attempts of an account from this address and from all of them, and those of the address. */
  const count = async (identifier: string, address: string) => {
    const counted = await db
      .selectFrom('sign_in_try')
      .select(({ fn, and, eb }) => [
        fn
          .countAll<string>()
          .filterWhere(and([eb('identifier', '=', identifier), eb('address', '=', address)]))
          .as('here'),
        fn.countAll<string>().filterWhere('identifier', '=', identifier).as('account'),
        fn.countAll<string>().filterWhere('address', '=', address).as('address'),
      ])
      .where('tried_at', '>=', windowStart)
      .where((where) => where.or([where('identifier', '=', identifier), where('address', '=', address)]))
      .executeTakeFirstOrThrow();
    return { here: Number(counted.here), account: Number(counted.account), address: Number(counted.address) };
  };

  return {
    /**
     * Records an attempt before the password is verified, so that parallel guesses are counted.
     */
    async admit(identifier: string, address: string): Promise<Admission> {
      await db.deleteFrom('sign_in_try').where('tried_at', '<', windowStart).execute();
      await db.insertInto('sign_in_try').values({ identifier, address, tried_at: sql<Date>`now()` }).execute();
      const counted = await count(identifier, address);
      const isRefused = counted.here > limits.attemptsPerAccount || counted.address > limits.attemptsPerAddress;
      return {
        minutes: isRefused ? windowMinutes : 0,
        isCaptchaNeeded: counted.account > limits.captchaPerAccount || counted.address > limits.captchaPerAddress,
      };
    },

    /** Whether the next attempt needs the answer to a captcha. */
    async isCaptchaNeeded(identifier: string, address: string): Promise<boolean> {
      const counted = await count(identifier, address);
      return counted.account >= limits.captchaPerAccount || counted.address >= limits.captchaPerAddress;
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
