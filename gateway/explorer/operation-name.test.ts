import { expect, it } from 'vitest';
import { ownOperationName } from './operation-name.ts';

it.each([
  ['query A { a } query B { b }', 'B', 'B'],
  ['query A { a }', 'B', null],
  ['query A { a }', undefined, null],
  ['query A {', 'A', 'A'],
])('of %j, %j becomes %j', (query, name, expected) => {
  expect(ownOperationName(query, name)).toBe(expected);
});
