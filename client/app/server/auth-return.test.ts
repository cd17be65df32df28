import { expect, it } from 'vitest';
import { localeOf } from './auth-return.ts';

it('uses the requested locale, otherwise the path’s, otherwise es-CR (ROUTING-51)', () => {
  expect(localeOf('en-jm', '/es-CR/carrito').code).toBe('en-JM');
  expect(localeOf('fr', '/es-CO/carrito?x=1').code).toBe('es-CO');
  expect(localeOf(undefined, undefined).code).toBe('es-CR');
});
