import { expect, it } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

const requestWith = (cookie: string) => new Request('https://shop.test/', { headers: { cookie } });

it('reads back what it wrote', () => {
  const [pair = ''] = cookieText('tarima.club', 'a=b; ñ', 'https://shop.test').split('; ');
  expect(readCookie('tarima.club', requestWith(`other=1; ${pair}`))).toBe('a=b; ñ');
});

it('reads a cookie that somebody spoilt as it is', () => {
  expect(readCookie('tarima.club', requestWith('tarima.club=%E0%A4%A'))).toBe('%E0%A4%A');
});
