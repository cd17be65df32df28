import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceTables } from '../tables.ts';

/** Client and scopes of an access token. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  readonly expiresAt: number;
}

/** The platform's lifetime of a client-credentials token. */
export const tokenLifetimeSeconds = 172_800;

const cacheSize = 1_000;

export interface TokenStore {
  /** Issues an opaque token. Only its hash is stored, so that a copy of the database contains no usable token. */
  issue(clientId: string, scopes: readonly string[]): Promise<string>;
  /** Returns the grant of a token, or undefined when it is unknown or expired. */
  find(token: string): Promise<Grant | undefined>;
}

/** Stores access tokens in SQL, so that they survive a restart, with a small cache. */
export function createTokenStore(db: Kysely<CommerceTables>, now: () => Date): TokenStore {
  const cache = new LRUCache<string, Grant>({ max: cacheSize });
  const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

  return {
    async issue(clientId, scopes) {
      const token = randomBytes(24).toString('base64url');
      const issuedAt = now();
      await db.deleteFrom('access_token').where('expires_at', '<', issuedAt).execute();
      await db
        .insertInto('access_token')
        .values({
          hash: hashToken(token),
          client_id: clientId,
          scope: scopes.join(' '),
          expires_at: new Date(issuedAt.getTime() + tokenLifetimeSeconds * 1_000),
        })
        .execute();
      return token;
    },
    async find(token) {
      const cached = cache.get(token);
      if (cached) return cached.expiresAt > now().getTime() ? cached : undefined;
      const row = await db
        .selectFrom('access_token')
        .select(['client_id', 'scope', 'expires_at'])
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!row) return undefined;
      const grant = {
        clientId: row.client_id,
        scopes: new Set(row.scope.split(' ')),
        expiresAt: row.expires_at.getTime(),
      };
      cache.set(token, grant);
      return grant;
    },
  };
}
