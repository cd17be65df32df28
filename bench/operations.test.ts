import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations as journeyOperations } from '../e2e/graph/operations.ts';
import { operationErrors } from './operation-errors.ts';
import { operations } from './operations.ts';

const read = (path: string) => readFileSync(new URL(`../schema/${path}`, import.meta.url), 'utf8');
const schema = buildSchema(read('api.graphql'));
const registered = z
  .record(z.string(), z.object({ name: z.string(), document: z.string() }))
  .parse(JSON.parse(read('operations.gen.json')));
const documents = new Map(Object.values(registered).map(({ name, document }) => [name, document]));

const documentOf = (name: string) => {
  const document = documents.get(name);
  if (!document) throw new Error(`The shop registers no operation ${name}.`);
  return parse(document);
};

describe('operations that the measurements send', () => {
  it.each(Object.values(operations))('$name fits schema/api.graphql and selects what is read', (operation) => {
    const { name, example, data } = operation;
    expect(operationErrors(schema, { document: documentOf(name), example, data })).toEqual([]);
  });
});

describe('operations that the journeys send', () => {
  it.each(Object.values(journeyOperations))('$name selects what is read', ({ name, data }) => {
    expect(operationErrors(schema, { document: documentOf(name), data })).toEqual([]);
  });
});

describe('operationErrors', () => {
  const document = parse(
    'query Find($key: ID!) { category(key: $key) { ...Link children { key } } } fragment Link on Category { key name }',
  );
  const sent = (data: z.ZodType, example = { key: 'groceries' }) =>
    operationErrors(schema, { document, example, data });

  it('reports a field that is read but not selected, with its path', () => {
    const data = z.object({
      category: z.object({ name: z.string(), children: z.array(z.object({ title: z.string() })) }),
    });
    expect(sent(data)).toEqual(['category.children.title is not selected.']);
  });

  it('reports a variable that the operation does not have or that has another type', () => {
    expect(sent(z.object({}), { key: {}, slug: 'x' } as never)).toEqual([
      'The operation has no variable $slug.',
      expect.stringContaining('ID cannot represent value'),
    ]);
  });

  it('reports a document that does not fit the schema', () => {
    expect(operationErrors(schema, { document: parse('{ clubs { isOpenNow } }'), data: z.object({}) })).toHaveLength(1);
  });
});
