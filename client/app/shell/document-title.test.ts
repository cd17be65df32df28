import { expect, it } from 'vitest';
import { formatDocumentTitle } from './document-title.ts';

it('returns the page title with the shop’s name, or the shop’s name alone (ROUTING-26)', () => {
  expect(formatDocumentTitle('Arroz')).toBe('Arroz · Tarima');
  for (const missing of ['', '  ', null, undefined]) expect(formatDocumentTitle(missing)).toBe('Tarima');
});
