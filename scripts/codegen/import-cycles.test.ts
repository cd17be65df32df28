import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { assertNoImportCycles } from './import-cycles.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([location, text]) => ({ location, document: parse(text) }));

it('accepts documents that use fragments of other documents', () => {
  const a = 'query A { ...Q ...R } fragment Q on Query { x }';
  expect(() =>
    assertNoImportCycles(files({ a, b: 'fragment R on Query { y ...S }', c: 'fragment S on Query { z }' })),
  ).not.toThrow();
});

it('refuses direct and indirect import cycles', () => {
  const texts = {
    a: 'fragment P on Query { x } query A { ...R }',
    b: 'fragment R on Query { y ...S }',
    c: 'fragment S on Query { z } query C { ...P }',
  };
  expect(() => assertNoImportCycles(files(texts))).toThrow('a -> b -> c -> a');
});
