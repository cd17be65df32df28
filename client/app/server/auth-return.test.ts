import { expect, it } from 'vitest';
import { resolveReturnLocale } from './auth-return.ts';

it('uses the requested locale, otherwise the path’s, otherwise es-CR (ROUTING-51)', () => {
  expect(resolveReturnLocale('en-jm', '/es-CR/carrito').code).toBe('en-JM');
  expect(resolveReturnLocale('fr', '/es-CO/carrito?x=1').code).toBe('es-CO');
  expect(resolveReturnLocale(undefined, undefined).code).toBe('es-CR');
});
