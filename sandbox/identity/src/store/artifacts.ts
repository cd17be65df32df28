import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { IdentityTables } from './tables.ts';

/**
 * Where oidc-provider keeps its sessions, codes, tokens and grants: the only SQL on the table `artifact`.
 * Returns the provider's adapter factory, one adapter per kind of artifact.
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
      // The device flow, the one user of such codes, is switched off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('artifact')
          .set({ consumed_at: sql<Date>`now()` })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirstOrThrow();
        // Two requests can both have read a code or refresh token as unused: only one may use it.
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

/** Deletes what there is of an account: its sessions at the provider, grants, codes and refresh tokens. */
export async function deleteArtifactsOf(db: Kysely<IdentityTables>, subject: string): Promise<void> {
  await db.deleteFrom('artifact').where(sql`payload ->> 'accountId'`, '=', subject).execute();
}

/** Deletes what has expired, a minute late for clocks that differ. */
export async function deleteExpiredArtifacts(db: Kysely<IdentityTables>): Promise<void> {
  await db.deleteFrom('artifact').where('expires_at', '<', sql<Date>`now() - interval '1 minute'`).execute();
}
