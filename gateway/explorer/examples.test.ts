import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { parseWithinLimits } from '../src/limits.ts';
import { computeListSizes } from '../src/measure.ts';
import { exampleHeaders, exampleTabs } from './examples.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

it.each(exampleTabs.map(({ query }) => [query.match(/^query (\w+)/m)?.[1], query]))(
  'accepts the example %s as valid and within the limits',
  (_name, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(() => parseWithinLimits({ query }, computeListSizes(schema))).not.toThrow();
  },
);

it('sends the market and the language with every example', () => {
  expect(JSON.parse(exampleHeaders)).toEqual({ 'x-market': 'CR', 'x-language': 'es' });
  expect(exampleTabs.every(({ headers }) => headers === exampleHeaders)).toBe(true);
});
