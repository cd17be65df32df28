import { expect, it } from 'vitest';
import { readCookie, serializeCookie } from './cookies.ts';

const requestWith = (cookie: string) => new Request('https://shop.test/', { headers: { cookie } });

it('reads a written cookie', () => {
  const [pair = ''] = serializeCookie('tarima.club', 'a=b; ñ', 'https://shop.test').split('; ');
  expect(readCookie('tarima.club', requestWith(`other=1; ${pair}`))).toBe('a=b; ñ');
});

it.each([
  ['https://shop.test', ['secure']],
  ['http://shop.test', []],
])('keeps a choice for 365 days on the whole shop at %s (ROUTING-13)', (origin, secure) => {
  const [, ...attributes] = serializeCookie('tarima.club', '6401', origin).split('; ');
  expect(attributes.toSorted()).toEqual(['max-age=31536000', 'path=/', 'samesite=lax', ...secure]);
});

it('is partitioned in the app’s frame (NATIVE-4)', () => {
  const [, ...attributes] = serializeCookie('tarima.club', '6401', 'https://shop.test', true).split('; ');
  expect(attributes.toSorted()).toEqual(['max-age=31536000', 'partitioned', 'path=/', 'samesite=none', 'secure']);
});

it('returns a cookie with invalid escapes unchanged', () => {
  expect(readCookie('tarima.club', requestWith('tarima.club=%E0%A4%A'))).toBe('%E0%A4%A');
});
