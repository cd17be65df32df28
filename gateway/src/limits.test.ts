import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EdgeError } from './errors.ts';
import { listFieldsOf, operationLimits, parseWithinLimits } from './limits.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));
const listFields = listFieldsOf(schema);

const codeOf = (query: string, variables: Record<string, unknown> = {}): string => {
  try {
    parseWithinLimits(query, variables, listFields);
    return 'accepted';
  } catch (error) {
    if (error instanceof EdgeError) return error.code;
    throw error;
  }
};

const nested = (depth: number) => '{ a '.repeat(depth) + '}'.repeat(depth);

describe('limits of an ad-hoc operation', () => {
  it.each([
    ['an ordinary query', '{ categories { key name children { key } } }', 'accepted'],
    ['the deepest allowed', nested(operationLimits.depth), 'accepted'],
    ['one level deeper', nested(operationLimits.depth + 1), 'OPERATION_TOO_DEEP'],
    [
      'as many aliases as allowed',
      `{ ${Array.from({ length: operationLimits.aliases }, (_, n) => `a${n}: market { code }`).join(' ')} }`,
      'accepted',
    ],
    ['1,000 aliases', `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: x`).join(' ')} }`, 'OPERATION_TOO_LARGE'],
    [
      'aliases hidden in fragments',
      `{ ...F } fragment F on Query { ...G ...G ...G ...G } fragment G on Query { ${Array.from({ length: 10 }, (_, n) => `a${n}: x`).join(' ')} }`,
      'OPERATION_TOO_MANY_ALIASES',
    ],
    ['what is no GraphQL', '{ market {', 'GRAPHQL_PARSE_FAILED'],
    [
      'a page of a hundred, nested',
      '{ products(input: { pageSize: 100 }) { items { variants { images { card detail } } } } orders(first: 100) { nodes { lines { id name } } } }',
      'accepted',
    ],
  ])('%s', (_what, query, expected) => {
    expect(codeOf(query)).toBe(expected);
  });

  it('counts lists that have no page size', () => {
    const inner = 'variants { product { variants { product { variants { images { card detail zoom } } } } } }';
    expect(codeOf(`{ products(input: { pageSize: 100 }) { items { ${inner} } } }`)).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf('{ products(input: { pageSize: 100 }) { items { name variants { sku } } } }')).toBe('accepted');
  });

  it('counts the page size of a variable', () => {
    const query =
      'query Q($input: ProductsInput!, $first: Int!) { products(input: $input) { items { name } } orders(first: $first) { nodes { lines { id name quantity } } } }';
    expect(codeOf(query, { input: { pageSize: 20 }, first: 10 })).toBe('accepted');
    expect(codeOf(query, { input: { pageSize: 20 }, first: 5_000 })).toBe('OPERATION_TOO_COSTLY');
  });

  it('counts the page size that a variable has when it is left out', () => {
    const query = 'query ($size: Int = 100) { products(input: { pageSize: $size }) { items { a b c } } }';
    expect(() => parseWithinLimits(query.replace('100', '10000'), {}, listFields)).toThrow('costs');
    expect(() => parseWithinLimits(query.replace('100', '10000'), { size: 10 }, listFields)).not.toThrow();
    expect(() => parseWithinLimits(query, {}, listFields)).not.toThrow();
  });

  it('measures a nest of fragments that doubles thirty times without expanding it', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    const query = `{ ...F0 } ${levels.join(' ')} fragment F30 on Query { market { code } }`;
    expect(query.length).toBeLessThan(2_000);
    expect(codeOf(query)).toBe('OPERATION_TOO_COSTLY');
  });

  it('ends on fragments that contain each other', () => {
    expect(codeOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBe('accepted');
  });
});
