import { getLocale } from '@tarima/markets/locale';
import { afterEach, expect, it, vi } from 'vitest';
import { isFromCountryPicker, rememberLocale } from './remember-locale.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['tarima.country=PA', 'PA'],
  ['tarima.country=CR', undefined],
  ['tarima.country=ZZ', undefined],
  [`tarima.country=${'x'.repeat(4_000)}`, undefined],
  ['', undefined],
])('reads the previous country from the cookie %o (ROUTING-40)', (cookie, before) => {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('parent', globalThis);
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  expect(rememberLocale(getLocale('es', 'CR'))).toBe(before);
});

it.each([
  ['https://shop.test/es-CR/seleccion-pais', true],
  ['https://shop.test/en-JM/country-picker?from=menu', true],
  ['https://shop.test/es-CR', false],
  ['https://elsewhere.test/es-CR/seleccion-pais', false],
  ['android-app://shop.test/', false],
  ['', false],
])('%o is the country picker: %s (ROUTING-40)', (referrer, isPicker) => {
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  expect(isFromCountryPicker(referrer)).toBe(isPicker);
});
