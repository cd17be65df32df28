import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EdgeError } from './errors.ts';
import { operationLimits, parseWithinLimits } from './limits.ts';
import { listSizesOf } from './measure.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));
const listSizes = listSizesOf(schema);

const codeOf = (query: string, variables: Record<string, unknown> = {}, operationName?: string): string => {
  try {
    parseWithinLimits({ query, variables, operationName }, listSizes);
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
    expect(codeOf(query.replace('100', '10000'))).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf(query.replace('100', '10000'), { size: 10 })).toBe('accepted');
    expect(codeOf(query)).toBe('accepted');
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

  it('counts the largest page when neither the operation nor the schema names a size', () => {
    const variants = 'variants { product { variants { images { card detail zoom } } } }';
    const query = (size: string) =>
      `{ products(input: { categoryKey: "coffee" ${size} }) { items { ${variants} ${variants} } } }`;
    expect(codeOf(query('pageSize: 1'))).toBe('accepted');
    expect(codeOf(query(''))).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf('{ placeSuggestions(text: "a", limit: 10000) { id description } }')).toBe('OPERATION_TOO_COSTLY');
  });
});

describe('limits of a document with several operations', () => {
  const products = 'products(input: { pageSize: $n }) { items { a b c d } }';

  it('measures the named operation with its own variable defaults', () => {
    const query = `query A($n: Int = 10000) { ${products} } query B($n: Int = 1) { ${products} }`;
    expect(codeOf(query, {}, 'A')).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf(query, {}, 'B')).toBe('accepted');
    expect(codeOf(query, { n: 5 }, 'A')).toBe('accepted');
  });

  it('measures depth and aliases of the named operation alone', () => {
    const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: market { code }`).join(' ');
    const query = `query A { ${aliases} } query B { ${aliases} } query C ${nested(operationLimits.depth + 1)}`;
    expect(codeOf(query, {}, 'A')).toBe('accepted');
    expect(codeOf(query, {}, 'C')).toBe('OPERATION_TOO_DEEP');
  });

  it('measures a fragment with the variables of the operation that runs', () => {
    const query = `query A($n: Int = 10000) { ...F } query B($n: Int = 1) { ...F } fragment F on Query { ${products} }`;
    expect(codeOf(query, {}, 'A')).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf(query, {}, 'B')).toBe('accepted');
  });

  it.each([undefined, '', 'Unknown'])('refuses the document when the request names %j', (operationName) => {
    const query = `query A($n: Int = 10000) { ${products} } query B { market { code } }`;
    expect(codeOf(query, {}, operationName)).toBe('OPERATION_NOT_FOUND');
  });

  it.each([
    ['two operations of one name', 'query A { market { code } } query A { market { name } }', 'A'],
    ['a name that its only operation does not have', 'query A { market { code } }', 'B'],
    ['no operation', 'fragment F on Query { market { code } }', undefined],
  ])('refuses a document with %s', (_what, query, operationName) => {
    expect(codeOf(query, {}, operationName)).toBe('OPERATION_NOT_FOUND');
  });
});

describe('limits of introspection', () => {
  it('accepts the standard document with every option', () => {
    const query = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    expect(codeOf(query, {}, 'IntrospectionQuery')).toBe('accepted');
  });

  it.each([
    [
      'deeper than the standard document',
      `{ __schema { types { ${nested(15).slice(1, -1)} } } }`,
      'OPERATION_TOO_DEEP',
    ],
    ['an alias', '{ a: __schema { types { name } } }', 'OPERATION_TOO_MANY_ALIASES'],
    [
      'lists inside lists',
      '{ __schema { types { fields { args { type { fields { args { type { name kind } } } } } } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    [
      'a data field beside it',
      `{ market ${nested(operationLimits.depth)} __schema { description } }`,
      'OPERATION_TOO_DEEP',
    ],
    [
      'a data field in a fragment beside it',
      `{ __schema { description } ...F } fragment F on Query { market ${nested(operationLimits.depth)} }`,
      'OPERATION_TOO_DEEP',
    ],
  ])('refuses %s', (_what, query, code) => {
    expect(codeOf(query)).toBe(code);
  });
});
