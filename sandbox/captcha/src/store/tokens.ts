import { createHash, randomBytes } from 'node:crypto';
import type { SiteKey } from './site-keys.ts';
import type { Store } from './tables.ts';

/** How long a token can be verified. */
export const tokenLifetimeMs = 120_000;

/** A token as it was issued. */
export interface IssuedToken {
  readonly hostname: string;
  readonly action: string | undefined;
  readonly score: number;
  readonly isPassing: boolean;
  readonly issuedAt: Date;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Issues a token for the page at `hostname`; only its hash is stored. */
export async function issueToken(
  db: Store,
  { siteKey, score, isPassing }: SiteKey,
  page: { readonly hostname: string; readonly action: string | undefined },
  now: Date,
): Promise<string> {
  const token = `03A${randomBytes(192).toString('base64url')}`;
  await db
    .insertInto('token')
    .values({
      token_hash: hash(token),
      site_key: siteKey,
      hostname: page.hostname,
      action: page.action ?? null,
      score,
      is_passing: isPassing,
      issued_at: now,
      verified_at: null,
    })
    .execute();
  await db
    .deleteFrom('token')
    .where('issued_at', '<', new Date(now.getTime() - 24 * 3_600_000))
    .execute();
  return token;
}

/**
 * Uses up a token of a site key, once and within its lifetime. `UNKNOWN` when the key has no such token, `SPENT` when it was
 * verified before or is too old.
 */
export async function spendToken(
  db: Store,
  siteKey: string,
  token: string,
  now: Date,
): Promise<IssuedToken | 'UNKNOWN' | 'SPENT'> {
  const row = await db
    .updateTable('token')
    .set({ verified_at: now })
    .where('token_hash', '=', hash(token))
    .where('site_key', '=', siteKey)
    .where('verified_at', 'is', null)
    .where('issued_at', '>=', new Date(now.getTime() - tokenLifetimeMs))
    .returningAll()
    .executeTakeFirst();
  if (row) {
    const { hostname, action, score, is_passing, issued_at } = row;
    return { hostname, action: action ?? undefined, score, isPassing: is_passing, issuedAt: issued_at };
  }
  const known = await db
    .selectFrom('token')
    .select('token_hash')
    .where('token_hash', '=', hash(token))
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return known ? 'SPENT' : 'UNKNOWN';
}
