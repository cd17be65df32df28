import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it('titles a page, and one without a title by the shop (ROUTING-26)', () => {
  expect(documentTitle('Arroz')).toBe('Arroz · Tarima');
  for (const missing of ['', '  ', null, undefined]) expect(documentTitle(missing)).toBe('Tarima');
});
