import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CommerceTables } from '../tables.ts';

/** What an access token stands for. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  readonly expiresAt: number;
}

/** The platform's own lifetime of a client-credentials token. */
export const tokenLifetimeSeconds = 172_800;

const cacheSize = 1_000;

export interface TokenStore {
  /** A new opaque token; only its hash is kept, so that a copy of the database opens nothing. */
  issue(clientId: string, scopes: readonly string[]): Promise<string>;
  /** What a token grants, or undefined when it is unknown or expired. */
  find(token: string): Promise<Grant | undefined>;
}

/** Access tokens over SQL, so that they outlive a restart, with a small cache in front. */
export function createTokenStore(db: Kysely<CommerceTables>, now: () => Date): TokenStore {
  const cache = new Map<string, Grant>();
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

  return {
    async issue(clientId, scopes) {
      const token = randomBytes(24).toString('base64url');
      const issuedAt = now();
      await db.deleteFrom('access_token').where('expires_at', '<', issuedAt).execute();
      await db
        .insertInto('access_token')
        .values({
          hash: hashOf(token),
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
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!row) return undefined;
      const grant = {
        clientId: row.client_id,
        scopes: new Set(row.scope.split(' ')),
        expiresAt: row.expires_at.getTime(),
      };
      const oldest = cache.size >= cacheSize ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      cache.set(token, grant);
      return grant;
    },
  };
}
