import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { IdentityTables } from './tables.ts';

/** Signing keys of the provider, created once per database so that tokens and cookies stay valid after a restart. */
export interface ProviderSecrets {
  readonly signingKey: JWK;
  readonly cookieKeys: readonly string[];
  /** Signs the challenges of the captcha. */
  readonly captchaSecret: string;
}

/** Loads the provider's secrets and creates missing ones. */
export async function loadSecrets(db: Kysely<IdentityTables>): Promise<ProviderSecrets> {
  const signingKey = await loadOrCreateSecret(db, 'signing-key', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
  });
  const cookieKeys = await loadOrCreateSecret(db, 'cookie-keys', async () => [randomBytes(32).toString('base64url')]);
  const captchaSecret = await loadOrCreateSecret(db, 'captcha', async () => randomBytes(32).toString('base64url'));
  return {
    captchaSecret: z.string().parse(captchaSecret),
    signingKey: z.looseObject({ kty: z.string() }).parse(signingKey),
    cookieKeys: z.array(z.string()).parse(cookieKeys),
  };
}

/** Loads a secret by name or creates it; of several concurrent processes the first one's secret is used. */
async function loadOrCreateSecret(
  db: Kysely<IdentityTables>,
  name: string,
  create: () => Promise<unknown>,
): Promise<unknown> {
  const read = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await db
    .insertInto('secret')
    .values({ name, value: JSON.stringify(await create()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value;
}
