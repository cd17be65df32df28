import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { parseWithinLimits } from '../src/limits.ts';
import { listSizesOf } from '../src/measure.ts';
import { exampleHeaders, exampleTabs } from './examples.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

it.each(exampleTabs.map(({ query }) => [query.match(/^query (\w+)/m)?.[1], query]))(
  'the example %s is valid and within the limits',
  (_name, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(() => parseWithinLimits({ query }, listSizesOf(schema))).not.toThrow();
  },
);

it('sends the market and the language with every example', () => {
  expect(JSON.parse(exampleHeaders)).toEqual({ 'x-market': 'CR', 'x-language': 'es' });
  expect(exampleTabs.every(({ headers }) => headers === exampleHeaders)).toBe(true);
});
