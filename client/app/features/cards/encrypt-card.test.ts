import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptCard } from './encrypt-card.ts';

it('encrypts a card so that only the private key decrypts it (PAYMENTS-19)', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const card = {
    number: '4000000000001000',
    cvv: '123',
    expiry: '12/30',
    attemptId: '0b5d576f-1c1b-4a19-8b38-3401a0b5d57a',
  };
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const cipher = await encryptCard(card, pem);
  expect(cipher).toMatch(/^[A-Za-z0-9+/]{342}==$/);
  const plain = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(cipher, 'base64'),
  );
  expect(JSON.parse(plain.toString())).toEqual(card);
  expect(await encryptCard(card, pem)).not.toBe(cipher);
});
