import { describe, expect, it } from 'vitest';
import { mask, maskWords, scrub } from './scrub.ts';

describe('scrub (ANALYTICS-55)', () => {
  it.each([
    ['sent to ana.mora+1@correo.example.cr today', 'sent to [email] today'],
    ['member 64010000000001 failed', 'member [number] failed'],
    ['card 4000 0000 0000 1000 declined', 'card [number] declined'],
    ['phone +506 8888-1234', 'phone [number]'],
    ['Authorization: Bearer abc.def-123', 'Authorization: [token]'],
    ['jwt eyJhbGciOi.eyJzdWIi.sig_na-ture', 'jwt [token]'],
    ['session 0123456789abcdef0123456789abcdef0', 'session [token]'],
    ['at https://shop.test/es-CR/busqueda?q=ana@example.com#x failed', 'at https://shop.test/es-CR/busqueda failed'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it.each(['TypeError: x is not a function at shop.js:120:4567', 'sku 110101-1', 'version 0.1.0:47'])(
    'keeps %s',
    (text) => {
      expect(scrub(text)).toBe(text);
    },
  );
});

describe('mask (ANALYTICS-17)', () => {
  it.each([
    ['x'.repeat(27), 'x'.repeat(27)],
    ['x'.repeat(28), `${'x'.repeat(24)}…`],
    ['😀'.repeat(28), `${'😀'.repeat(24)}…`],
  ])('%s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('masks the long words of a text', () => {
    expect(maskWords(`failed ${'a'.repeat(30)} twice`)).toBe(`failed ${'a'.repeat(24)}… twice`);
  });
});
