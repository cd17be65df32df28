import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin } from './operations-plugin.ts';

const directive =
  'directive @cacheControl(maxAge: Int, scope: Scope) on FIELD_DEFINITION | OBJECT\nenum Scope { PUBLIC PRIVATE }';
const catalog = `
  type Query { product: Product @cacheControl(scope: PUBLIC) unmarked: Product }
  type Product @cacheControl(scope: PUBLIC) { name: String stock: Stock secret: String @cacheControl(scope: PRIVATE) }
  type Stock { quantity: Int }
`;
const account = 'extend type Query { me: Member } type Member { name: String } type Mutation { buy: Product }';
const schema = buildSchema(`${directive}\n${catalog}\n${account}`);

async function isPublic(document: string): Promise<boolean> {
  const output = await plugin(
    schema,
    [{ document: parse(document), location: 'a.graphql' }],
    { sources: [directive, catalog, account] },
    {},
  );
  const [entry] = Object.values(JSON.parse(String(output))) as { isPublic: boolean }[];
  if (!entry) throw new Error('No operation was registered.');
  return entry.isPublic;
}

describe('the manifest marks an operation as public', () => {
  it.each([
    ['when every root field and type is public', 'query A { product { name __typename } }', true],
    ['when the public fields are in a fragment', 'query A { product { ...P } } fragment P on Product { name }', true],
    ['not when a root field is private', 'query A { product { name } me { name } }', false],
    ['not when a root field has no scope', 'query A { unmarked { name } }', false],
    ['not when a nested type has no scope', 'query A { product { stock { quantity } } }', false],
    [
      'not when a type in a fragment has no scope',
      'query A { product { ...P } } fragment P on Product { stock { quantity } }',
      false,
    ],
    ['not when a field is private', 'query A { product { secret } }', false],
    ['not when it is a mutation', 'mutation A { buy { name } }', false],
  ])('%s', async (_case, document, expected) => {
    expect(await isPublic(document)).toBe(expected);
  });
});

it('refuses two operations with the same name', () => {
  const files = ['query A { product { name } }', 'query A { me { name } }'].map((text) => ({ document: parse(text) }));
  expect(() => plugin(schema, files, { sources: [] }, {})).toThrow('Two operations are named A');
});
