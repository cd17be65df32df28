import { expect, it } from 'vitest';
import { formatDocumentTitle } from './document-title.ts';

it.each([
  ['Arroz', 'Arroz · Tarima'],
  ['  Arroz 5 kg\n', 'Arroz 5 kg · Tarima'],
  ['Café · molido', 'Café · molido · Tarima'],
  ['<script>x</script>', '<script>x</script> · Tarima'],
  ['0', '0 · Tarima'],
  ['', 'Tarima'],
  ['  ', 'Tarima'],
  ['\n\t\u00a0', 'Tarima'],
  [null, 'Tarima'],
  [undefined, 'Tarima'],
])('the title of the page %j is %j (ROUTING-26)', (title, expected) => {
  expect(formatDocumentTitle(title)).toBe(expected);
});
