import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface CaptchaUseTable {
  /** What passed: an ALTCHA challenge or the hash of a reCAPTCHA token. */
  id: string;
  /** What it passed for. */
  execution: string;
  /** When the row can be deleted, because what passed has expired. */
  expires_at: Date;
}

/** The table that a service with a captcha adds to its schema. */
export interface CaptchaTables {
  captcha_use: CaptchaUseTable;
}

/** Creates the table of `CaptchaTables`. */
export const captchaUses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('captcha_use')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('execution', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('captcha_use_expires_at').on('captcha_use').column('expires_at').execute();
  },
};

/** Answers that have passed, for all processes together and across restarts, so that no answer passes twice. */
export interface CaptchaUses {
  /** The execution that an answer has passed for. */
  find(id: string): Promise<string | undefined>;
  /** Records that an answer passes for an execution; false when it has passed for another one. */
  claim(id: string, execution: string, expiresAt: Date): Promise<boolean>;
}

/** How many expired rows one claim deletes at most. */
const cleanUpBatch = 100;

export function createCaptchaUses<Tables extends CaptchaTables>(database: Kysely<Tables>): CaptchaUses {
  const db = database as unknown as Kysely<CaptchaTables>;
  const find = async (id: string) => {
    const row = await db.selectFrom('captcha_use').select('execution').where('id', '=', id).executeTakeFirst();
    return row?.execution;
  };
  return {
    find,
    async claim(id, execution, expiresAt) {
      const row = await db
        .with('expired', (creator) =>
          creator
            .deleteFrom('captcha_use')
            .where('id', 'in', (eb) =>
              eb
                .selectFrom('captcha_use')
                .select('id')
                .where('expires_at', '<', sql<Date>`now()`)
                .where('id', '<>', id)
                .limit(cleanUpBatch)
                .forUpdate()
                .skipLocked(),
            ),
        )
        .insertInto('captcha_use')
        .values({ id, execution, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined || (await find(id)) === execution;
    },
  };
}
