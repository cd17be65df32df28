import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('verifies a password by its hash', async () => {
  const hash = await hashPassword('Tarima.2026');
  expect(await verifyPassword('Tarima.2026', hash)).toBe(true);
  expect(await verifyPassword('tarima.2026', hash)).toBe(false);
});

it('does not hold up signatures of tokens while many passwords are hashed (ACCOUNT-278)', async () => {
  const { privateKey } = await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['sign'],
  );
  let hashed = 0;
  const hashes = Array.from({ length: 16 }, async () => {
    await hashPassword('Tarima.2026');
    hashed += 1;
  });
  await webcrypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, Buffer.from('token'));
  expect(hashed).toBeLessThan(8);
  await Promise.all(hashes);
});
