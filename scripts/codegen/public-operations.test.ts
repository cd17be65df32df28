import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { collectFragments, collectOperations } from './documents.ts';
import { findPublicOperations } from './public-operations.ts';

const directive =
  'directive @cacheControl(maxAge: Int, scope: Scope) on FIELD_DEFINITION | OBJECT\nenum Scope { PUBLIC PRIVATE }';
const catalog = `
  type Query { product: Product @cacheControl(scope: PUBLIC) unmarked: Product }
  type Product @cacheControl(scope: PUBLIC) { name: String stock: Stock secret: String @cacheControl(scope: PRIVATE) }
  type Stock { quantity: Int }
`;
const account = 'extend type Query { me: Member } type Member { name: String } type Mutation { buy: Product }';
const schema = buildSchema(`${directive}\n${catalog}\n${account}`);

it.each([
  ['public when every root field and type is public', 'query A { product { name __typename } }', ['A']],
  [
    'public when the public fields are in a fragment',
    'query A { product { ...P } } fragment P on Product { name }',
    ['A'],
  ],
  ['private when a root field is private', 'query A { product { name } me { name } }', []],
  ['private when a root field has no scope', 'query A { unmarked { name } }', []],
  ['private when a nested type has no scope', 'query A { product { stock { quantity } } }', []],
  [
    'private when a type in a fragment has no scope',
    'query A { product { ...P } } fragment P on Product { stock { quantity } }',
    [],
  ],
  ['private when a field is private', 'query A { product { secret } }', []],
  ['private when it is a mutation', 'mutation A { buy { name } }', []],
])('an operation is %s', (_case, text, expected) => {
  const files = [{ document: parse(text), location: 'a.graphql' }];
  const operations = collectOperations(files, collectFragments(files));
  expect(findPublicOperations(schema, operations, [directive, catalog, account])).toEqual(expected);
});
