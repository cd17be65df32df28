import { expect, it } from 'vitest';
import { findOperationName } from './operation-name.ts';

it.each([
  ['query A { a } query B { b }', 'B', 'B'],
  ['query A { a }', 'B', null],
  ['query A { a }', undefined, null],
  ['query A {', 'A', 'A'],
])('for document %j and name %j returns %j', (query, name, expected) => {
  expect(findOperationName(query, name)).toBe(expected);
});
