import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceTables } from '../tables.ts';

/** Client and scopes of an access token. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  readonly expiresAt: number;
  /** The guest of an anonymous session. */
  readonly anonymousId?: string;
}

const anonymousPrefix = 'anonymous_id:';

/** The scope that names the guest of an anonymous session, as on the platform. No client can request it. */
export const toAnonymousScope = (anonymousId: string): string => anonymousPrefix + anonymousId;

/** The platform's lifetime of a client-credentials token. */
export const tokenLifetimeSeconds = 172_800;

const cacheSize = 1_000;

export interface TokenStore {
  /** Issues an opaque token. Only its hash is stored, so that a copy of the database contains no usable token. */
  issue(clientId: string, scopes: readonly string[]): Promise<string>;
  /** Returns the grant of a token, or undefined when it is unknown or expired. */
  find(token: string): Promise<Grant | undefined>;
  /** Whether a valid token has the scope. */
  isUsed(scope: string): Promise<boolean>;
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
      const scopes = row.scope.split(' ');
      const anonymousId = scopes.find((scope) => scope.startsWith(anonymousPrefix))?.slice(anonymousPrefix.length);
      const grant = {
        clientId: row.client_id,
        scopes: new Set(scopes),
        expiresAt: row.expires_at.getTime(),
        ...(anonymousId === undefined ? {} : { anonymousId }),
      };
      cache.set(token, grant);
      return grant;
    },
    async isUsed(scope) {
      const row = await db
        .selectFrom('access_token')
        .select('hash')
        .where(sql<boolean>`${scope} = any(string_to_array(scope, ' '))`)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
