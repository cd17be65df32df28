import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations as journeyOperations } from '../e2e/graph/operations.ts';
import { findOperationErrors } from './operation-errors.ts';
import { operations } from './operations.ts';

const read = (path: string) => readFileSync(new URL(`../schema/${path}`, import.meta.url), 'utf8');
const schema = buildSchema(read('api.graphql'));
const registered = z
  .record(z.string(), z.object({ name: z.string(), document: z.string() }))
  .parse(JSON.parse(read('operations.gen.json')));
const documents = new Map(Object.values(registered).map(({ name, document }) => [name, document]));

const getDocument = (name: string) => {
  const document = documents.get(name);
  if (!document) throw new Error(`The operation ${name} is not registered.`);
  return parse(document);
};

describe('operations of the benchmark', () => {
  it.each(Object.values(operations))('$name is valid and selects all fields that are read', (operation) => {
    const { name, example, data } = operation;
    expect(findOperationErrors(schema, { document: getDocument(name), example, data })).toEqual([]);
  });
});

describe('operations of the e2e tests', () => {
  it.each(Object.values(journeyOperations))('$name is valid and selects all fields that are read', ({ name, data }) => {
    expect(findOperationErrors(schema, { document: getDocument(name), data })).toEqual([]);
  });
});

describe('findOperationErrors', () => {
  const document = parse(
    'query Find($key: ID!) { category(key: $key) { ...Link children { key } } } fragment Link on Category { key name }',
  );
  const findErrors = (data: z.ZodType, example = { key: 'groceries' }) =>
    findOperationErrors(schema, { document, example, data });

  it('reports a field that is read but not selected, with its path', () => {
    const data = z.object({
      category: z.object({ name: z.string(), children: z.array(z.object({ title: z.string() })) }),
    });
    expect(findErrors(data)).toEqual(['category.children.title is not selected.']);
  });

  it('reports an undeclared variable and a variable of the wrong type', () => {
    expect(findErrors(z.object({}), { key: {}, slug: 'x' } as never)).toEqual([
      'The operation has no variable $slug.',
      expect.stringContaining('ID cannot represent value'),
    ]);
  });

  it('reports a document that is invalid against the schema', () => {
    expect(
      findOperationErrors(schema, { document: parse('{ clubs { isOpenNow } }'), data: z.object({}) }),
    ).toHaveLength(1);
  });
});
