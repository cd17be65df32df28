import type { KeyType, Store } from './tables.ts';

/** A site key with its secret, and the outcome of its tokens. */
export interface SiteKey {
  readonly siteKey: string;
  readonly secret: string;
  readonly type: KeyType;
  /** 0 to 1. */
  readonly score: number;
  readonly isPassing: boolean;
}

/** Adds site keys, or resets existing ones to these values. */
export async function addSiteKeys(db: Store, siteKeys: readonly SiteKey[]): Promise<void> {
  for (const { siteKey, secret, type, score, isPassing } of siteKeys) {
    const row = { secret, type, score, is_passing: isPassing };
    await db
      .insertInto('site_key')
      .values({ site_key: siteKey, ...row })
      .onConflict((conflict) => conflict.column('site_key').doUpdateSet(row))
      .execute();
  }
}

export async function findSiteKey(db: Store, siteKey: string): Promise<SiteKey | undefined> {
  const row = await db.selectFrom('site_key').selectAll().where('site_key', '=', siteKey).executeTakeFirst();
  return row && toSiteKey(row);
}

export async function findSiteKeyBySecret(db: Store, secret: string): Promise<SiteKey | undefined> {
  const row = await db.selectFrom('site_key').selectAll().where('secret', '=', secret).executeTakeFirst();
  return row && toSiteKey(row);
}

/** Changes the outcome of tokens that are issued from now on; whether the key exists and has this secret. */
export async function updateOutcome(
  db: Store,
  { siteKey, secret }: Pick<SiteKey, 'siteKey' | 'secret'>,
  { score, isPassing }: Partial<Pick<SiteKey, 'score' | 'isPassing'>>,
): Promise<boolean> {
  const changes = {
    ...(score !== undefined && { score }),
    ...(isPassing !== undefined && { is_passing: isPassing }),
  };
  const result = await db
    .updateTable('site_key')
    .set({ site_key: siteKey, ...changes })
    .where('site_key', '=', siteKey)
    .where('secret', '=', secret)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const toSiteKey = (row: {
  site_key: string;
  secret: string;
  type: KeyType;
  score: number;
  is_passing: boolean;
}): SiteKey => ({
  siteKey: row.site_key,
  secret: row.secret,
  type: row.type,
  score: row.score,
  isPassing: row.is_passing,
});
