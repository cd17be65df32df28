import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { assertNoCircles } from './circles.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([location, text]) => ({ location, document: parse(text) }));

it('lets documents use what others have', () => {
  const a = 'query A { ...Q ...R } fragment Q on Query { x }';
  expect(() =>
    assertNoCircles(files({ a, b: 'fragment R on Query { y ...S }', c: 'fragment S on Query { z }' })),
  ).not.toThrow();
});

it('refuses documents that wait for each other, over others too', () => {
  const texts = {
    a: 'fragment P on Query { x } query A { ...R }',
    b: 'fragment R on Query { y ...S }',
    c: 'fragment S on Query { z } query C { ...P }',
  };
  expect(() => assertNoCircles(files(texts))).toThrow('a -> b -> c -> a');
});
