import { expand } from '@tarima/client/compact-document';
import { type FragmentDefinitionNode, type OperationDefinitionNode, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compact } from './compact.ts';

const parseDefinition = (text: string) =>
  parse(text).definitions[0] as OperationDefinitionNode | FragmentDefinitionNode;
const roundTrip = (text: string) => print(expand(JSON.parse(JSON.stringify(compact(parseDefinition(text))))));

describe('compact documents', () => {
  it.each([
    'query A { cart { id } }',
    'query A($key: ID!, $input: [ProductsInput!]!, $clubId: ID) { a: product(key: $key) { name } b(x: $clubId) }',
    'mutation A($input: AddToCartInput!) { addToCart(input: $input) { ... on UserError { code } ...Cart __typename } }',
    'fragment A on Cart { lines { total { ...MoneyParts } } }',
    'query A { list(first: 10, after: null, sort: LATEST, on: true, in: {text: "a \\"b\\"", tags: ["x", "y"]}) { id } }',
  ])('are unchanged after a round trip: %s', (text) => {
    expect(roundTrip(text)).toBe(print(parseDefinition(text)));
  });

  it('refuse directives and default values', () => {
    expect(() => compact(parseDefinition('query A($yes: Boolean!) { cart @include(if: $yes) { id } }'))).toThrow();
    expect(() => compact(parseDefinition('query A($n: Int = 1) { cart { id } }'))).toThrow();
  });
});
