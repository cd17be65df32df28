import { createHash, createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { VaultKeys } from '../card-vault.ts';
import type { Store } from './tables.ts';

const purpose = 'card-encryption';

/** Loads the vault's keys and creates them at the first start. Processes that start at the same time share one pair. */
export async function loadVaultKeys(db: Store): Promise<VaultKeys> {
  const stored = (await readKeys(db)) ?? (await createKeys(db));
  return {
    keyId: stored.key_id,
    publicKey: stored.public_key,
    privateKey: createPrivateKey(stored.private_key),
    fingerprintKey: Buffer.from(stored.fingerprint_key, 'base64'),
  };
}

function readKeys(db: Store) {
  return db.selectFrom('encryption_key').selectAll().where('purpose', '=', purpose).executeTakeFirst();
}

async function createKeys(db: Store) {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db
    .insertInto('encryption_key')
    .values({
      purpose,
      key_id: createHash('sha256').update(pair.publicKey).digest('hex').slice(0, 16),
      public_key: pair.publicKey,
      private_key: pair.privateKey,
      fingerprint_key: randomBytes(32).toString('base64'),
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const stored = await readKeys(db);
  if (!stored) throw new Error('The card encryption key was not stored.');
  return stored;
}
