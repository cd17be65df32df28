import { describe, expect, it } from 'vitest';
import { localeOf, safePath } from './auth-return.ts';

describe('where a sign-in may return to', () => {
  it.each(['/es-CR', '/en-JM/cart?step=2#top', '/es-CR/busqueda?q=caf%C3%A9%20molido'])('allows %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/%2e%2e//evil.test',
    '/x/..//evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/auth/logout',
    'es-CR',
    '',
    `/${'a'.repeat(2001)}`,
    ['/es-CR', '/en-CR'],
    undefined,
  ])('refuses %s', (path) => {
    expect(safePath(path)).toBeUndefined();
  });

  it('takes the locale from the wish, else from the path, else es-CR', () => {
    expect(localeOf('en-jm', '/es-CR/carrito').code).toBe('en-JM');
    expect(localeOf('fr', '/es-CO/carrito?x=1').code).toBe('es-CO');
    expect(localeOf(undefined, undefined).code).toBe('es-CR');
  });
});
