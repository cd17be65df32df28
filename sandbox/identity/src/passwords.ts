import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { bulkhead } from 'cockatiel';

/** Cost parameters of new hashes. Each hash stores its own, so these can be raised later. */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;

/**
 * Hashes at the same time; others wait. Hashing and signing use the same four threads of the process in the order of their
 * requests, so that hashes without a limit would hold up every token until clients give up.
 */
const hashing = bulkhead(2, Number.POSITIVE_INFINITY);

function deriveKey(password: string, salt: Buffer, factors: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { ...factors, maxmem: 256 * factors.N * factors.r };
  return hashing.execute(
    () =>
      new Promise((resolve, reject) => {
        // Keyboards may compose the same characters differently.
        scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** Hashes a password with a salt as `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** True when `password` matches the hash; compared in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('Not a password hash of this service');
  const expected = Buffer.from(key, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
