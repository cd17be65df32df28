import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { IdentityTables } from './tables.ts';

/** What the provider signs with; made once per database, so that tokens and cookies outlive a restart. */
export interface ProviderSecrets {
  readonly signingKey: JWK;
  readonly cookieKeys: readonly string[];
}

/** Reads the provider's secrets, making those that are missing. */
export async function loadSecrets(db: Kysely<IdentityTables>): Promise<ProviderSecrets> {
  const signingKey = await once(db, 'signing-key', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
  });
  const cookieKeys = await once(db, 'cookie-keys', async () => [randomBytes(32).toString('base64url')]);
  return {
    signingKey: z.looseObject({ kty: z.string() }).parse(signingKey),
    cookieKeys: z.array(z.string()).parse(cookieKeys),
  };
}

/** The stored secret of this name; the first of several processes that make one wins. */
async function once(db: Kysely<IdentityTables>, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const read = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await db
    .insertInto('secret')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value;
}
