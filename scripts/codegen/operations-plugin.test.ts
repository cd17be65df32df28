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
  if (!entry) throw new Error('nothing was registered');
  return entry.isPublic;
}

describe('the manifest calls an operation public', () => {
  it.each([
    ['when every root field and type says so', 'query A { product { name __typename } }', true],
    ['through fragments too', 'query A { product { ...P } } fragment P on Product { name }', true],
    ['not when one root field is somebody’s', 'query A { product { name } me { name } }', false],
    ['not when a root field says nothing', 'query A { unmarked { name } }', false],
    ['not when a type on the way says nothing', 'query A { product { stock { quantity } } }', false],
    [
      'not when a fragment reaches such a type',
      'query A { product { ...P } } fragment P on Product { stock { quantity } }',
      false,
    ],
    ['not when a field is private', 'query A { product { secret } }', false],
    ['never when it changes something', 'mutation A { buy { name } }', false],
  ])('%s', async (_case, document, expected) => {
    expect(await isPublic(document)).toBe(expected);
  });
});

it('refuses two operations of one name', () => {
  const files = ['query A { product { name } }', 'query A { me { name } }'].map((text) => ({ document: parse(text) }));
  expect(() => plugin(schema, files, { sources: [] }, {})).toThrow('Two operations are named A');
});
