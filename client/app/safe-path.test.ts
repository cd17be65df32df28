import { describe, expect, it } from 'vitest';
import { toSafePath } from './safe-path.ts';

describe('a redirect target (ROUTING-52)', () => {
  it.each(['/es-CR', '/en-JM/cart?step=2#top', '/es-CR/busqueda?q=caf%C3%A9%20molido'])('allows %s', (path) => {
    expect(toSafePath(path)).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/%2e%2e//evil.test',
    '/x/..//evil.test',
    '/\t/evil.test',
    '/es-CR\r\nset-cookie: a=b',
    '/es-CR/\u0000',
    '/es-CR/\u007f',
    'https://evil.test/',
    'javascript:alert(1)',
    '/auth/logout',
    'es-CR',
    '',
    `/${'a'.repeat(2001)}`,
    ['/es-CR', '/en-CR'],
    undefined,
  ])('refuses %s', (path) => {
    expect(toSafePath(path)).toBeUndefined();
  });
});
