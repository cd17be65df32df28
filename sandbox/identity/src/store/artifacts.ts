import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { IdentityTables } from './tables.ts';

/**
 * Storage of oidc-provider's sessions, codes, tokens and grants: the only SQL on the table `artifact`. Returns an
 * adapter factory with one adapter per kind of artifact.
 */
export function createArtifacts(db: Kysely<IdentityTables>): (model: string) => Adapter {
  return (model) => {
    const find = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = await db
        .selectFrom('artifact')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = row.payload as AdapterPayload;
      return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
    };

    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insertInto('artifact')
          .values({ model, id, ...values, consumed_at: null })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute();
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // User codes belong to the device flow, which is disabled.
      findByUserCode: async () => undefined,
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('artifact')
          .set({ consumed_at: sql<Date>`now()` })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirstOrThrow();
        // Concurrent requests can both read a code or refresh token as unused; only the first may consume it.
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await db.deleteFrom('artifact').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('artifact').where('model', '=', model).where('grant_id', '=', grantId).execute();
      },
    };
  };
}

/** Deletes the sessions, grants, codes and refresh tokens of an account. */
export async function deleteSubjectArtifacts(db: Kysely<IdentityTables>, subject: string): Promise<void> {
  await db.deleteFrom('artifact').where(sql`payload ->> 'accountId'`, '=', subject).execute();
}

/** Deletes sign-ins in progress for which an account has entered its password already. */
export async function deletePassedSignIns(db: Kysely<IdentityTables>, subject: string): Promise<void> {
  await db
    .deleteFrom('artifact')
    .where('model', '=', 'Interaction')
    .where(sql`payload #>> '{result,login,accountId}'`, '=', subject)
    .execute();
}

/** Deletes expired artifacts with one minute of tolerance for clock skew. */
export async function deleteExpiredArtifacts(db: Kysely<IdentityTables>): Promise<void> {
  await db.deleteFrom('artifact').where('expires_at', '<', sql<Date>`now() - interval '1 minute'`).execute();
}
