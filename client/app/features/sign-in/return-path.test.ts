import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { resolveReturnPath } from './return-path.ts';

const locale = getLocale('en', 'JM');

describe('resolveReturnPath (ROUTING-48)', () => {
  it.each(['/en-JM/cart', '/es-CR/carrito?x=1#top'])('accepts %s', (path) => {
    expect(resolveReturnPath(path, locale)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    'cart',
    '/other',
    '//evil.test/es-CR',
    '/\\evil.test/es-CR',
    'https://evil.test/es-CR',
    'https:evil.test/es-CR',
    '/es-CR/carrito\r\nset-cookie: a=b',
    '/es-CR/../..//evil.test',
    '/es-CR/\u0000',
  ])('falls back to home for %j', (path) => {
    expect(resolveReturnPath(path, locale)).toBe('/en-JM');
  });

  it('returns a valid header value', () => {
    expect(() => new Headers({ location: resolveReturnPath('/es-CR/niños\u2028', locale) })).not.toThrow();
  });
});
