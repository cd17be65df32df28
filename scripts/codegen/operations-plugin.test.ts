import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { plugin } from './operations-plugin.ts';

const schema = buildSchema('type Query { a: Int b: Int }');
const createFiles = (...texts: readonly string[]) => texts.map((text) => ({ document: parse(text) }));

it('registers each operation with its name, its text and whether it is public', async () => {
  const files = createFiles('query B { b }', 'query A { a }');
  const output = await plugin(schema, files, { publicOperations: ['A'] }, {});
  expect(Object.values(JSON.parse(String(output)))).toEqual([
    { name: 'A', document: 'query A {\n  a\n}', isPublic: true },
    { name: 'B', document: 'query B {\n  b\n}', isPublic: false },
  ]);
});

it('refuses two operations with the same name', () => {
  const files = createFiles('query A { a }', 'query A { b }');
  expect(() => plugin(schema, files, { publicOperations: [] }, {})).toThrow('Two operations are named A');
});
