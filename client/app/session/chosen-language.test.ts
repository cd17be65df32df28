import { afterEach, expect, it, vi } from 'vitest';
import { readLanguage } from './chosen-language.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['tarima.language=en', 'en'],
  ['tarima.language=es', 'es'],
  ['tarima.language=fr', undefined],
  [`tarima.language=${'e'.repeat(4_000)}`, undefined],
  ['', undefined],
])('reads the chosen language from the cookie %o (ROUTING-35)', (cookie, language) => {
  vi.stubGlobal('document', { cookie });
  expect(readLanguage()).toBe(language);
});
