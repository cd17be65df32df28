import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EdgeError } from './errors.ts';
import { operationLimits, parseWithinLimits } from './limits.ts';
import { computeListSizes } from './measure.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));
const listSizes = computeListSizes(schema);

const getCode = (query: string, variables: Record<string, unknown> = {}, operationName?: string): string => {
  try {
    parseWithinLimits({ query, variables, operationName }, listSizes);
    return 'accepted';
  } catch (error) {
    if (error instanceof EdgeError) return error.code;
    throw error;
  }
};

const nested = (depth: number) => '{ a '.repeat(depth) + '}'.repeat(depth);

describe('limits of ad-hoc operations', () => {
  it.each([
    ['an ordinary query', '{ topCategories { key name children { key } } }', 'accepted'],
    ['the maximum depth', nested(operationLimits.depth), 'accepted'],
    ['one level below the maximum depth', nested(operationLimits.depth + 1), 'OPERATION_TOO_DEEP'],
    [
      'the maximum number of aliases',
      `{ ${Array.from({ length: operationLimits.aliases }, (_, n) => `a${n}: market { code }`).join(' ')} }`,
      'accepted',
    ],
    ['1,000 aliases', `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: x`).join(' ')} }`, 'OPERATION_TOO_LARGE'],
    [
      'aliases hidden in fragments',
      `{ ...F } fragment F on Query { ...G ...G ...G ...G } fragment G on Query { ${Array.from({ length: 10 }, (_, n) => `a${n}: x`).join(' ')} }`,
      'OPERATION_TOO_MANY_ALIASES',
    ],
    ['invalid GraphQL syntax', '{ market {', 'GRAPHQL_PARSE_FAILED'],
    [
      'nested lists with pages of 100 items',
      '{ products(input: { pageSize: 100 }) { items { variants { images { card detail } } } } orders(first: 100) { nodes { lines { id name } } } }',
      'accepted',
    ],
  ])('for %s returns the expected code', (_case, query, expected) => {
    expect(getCode(query)).toBe(expected);
  });

  it('assumes a size for lists without a page size', () => {
    const inner = 'variants { product { variants { product { variants { images { card detail zoom } } } } } }';
    expect(getCode(`{ products(input: { pageSize: 100 }) { items { ${inner} } } }`)).toBe('OPERATION_TOO_COSTLY');
    expect(getCode('{ products(input: { pageSize: 100 }) { items { name variants { sku } } } }')).toBe('accepted');
  });

  it('counts a page size from a variable', () => {
    const query =
      'query Q($input: ProductsInput!, $first: Int!) { products(input: $input) { items { name } } orders(first: $first) { nodes { lines { id name quantity } } } }';
    expect(getCode(query, { input: { pageSize: 20 }, first: 10 })).toBe('accepted');
    expect(getCode(query, { input: { pageSize: 20 }, first: 5_000 })).toBe('OPERATION_TOO_COSTLY');
  });

  it('counts the default page size of an omitted variable', () => {
    const query = 'query ($size: Int = 100) { products(input: { pageSize: $size }) { items { a b c } } }';
    expect(getCode(query.replace('100', '10000'))).toBe('OPERATION_TOO_COSTLY');
    expect(getCode(query.replace('100', '10000'), { size: 10 })).toBe('accepted');
    expect(getCode(query)).toBe('accepted');
  });

  it('measures fragments that double thirty times without expanding them', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    const query = `{ ...F0 } ${levels.join(' ')} fragment F30 on Query { market { code } }`;
    expect(query.length).toBeLessThan(2_000);
    expect(getCode(query)).toBe('OPERATION_TOO_COSTLY');
  });

  it('terminates on cyclic fragments', () => {
    expect(getCode('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBe('accepted');
  });

  it('assumes the largest page when neither the operation nor the schema sets a size', () => {
    const variants = 'variants { product { variants { images { card detail zoom } } } }';
    const query = (size: string) =>
      `{ products(input: { categoryKey: "coffee" ${size} }) { items { ${variants} ${variants} } } }`;
    expect(getCode(query('pageSize: 1'))).toBe('accepted');
    expect(getCode(query(''))).toBe('OPERATION_TOO_COSTLY');
    expect(getCode('{ placeSuggestions(text: "a", limit: 10000) { id description } }')).toBe('OPERATION_TOO_COSTLY');
  });
});

describe('limits of documents with several operations', () => {
  const products = 'products(input: { pageSize: $n }) { items { a b c d } }';

  it('measures the named operation with its own variable defaults', () => {
    const query = `query A($n: Int = 10000) { ${products} } query B($n: Int = 1) { ${products} }`;
    expect(getCode(query, {}, 'A')).toBe('OPERATION_TOO_COSTLY');
    expect(getCode(query, {}, 'B')).toBe('accepted');
    expect(getCode(query, { n: 5 }, 'A')).toBe('accepted');
  });

  it('measures depth and aliases of the named operation only', () => {
    const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: market { code }`).join(' ');
    const query = `query A { ${aliases} } query B { ${aliases} } query C ${nested(operationLimits.depth + 1)}`;
    expect(getCode(query, {}, 'A')).toBe('accepted');
    expect(getCode(query, {}, 'C')).toBe('OPERATION_TOO_DEEP');
  });

  it('measures a fragment with the variables of the named operation', () => {
    const query = `query A($n: Int = 10000) { ...F } query B($n: Int = 1) { ...F } fragment F on Query { ${products} }`;
    expect(getCode(query, {}, 'A')).toBe('OPERATION_TOO_COSTLY');
    expect(getCode(query, {}, 'B')).toBe('accepted');
  });

  it.each([undefined, '', 'Unknown'])('refuses the document when operationName is %j', (operationName) => {
    const query = `query A($n: Int = 10000) { ${products} } query B { market { code } }`;
    expect(getCode(query, {}, operationName)).toBe('OPERATION_NOT_FOUND');
  });

  it.each([
    ['two operations with the same name', 'query A { market { code } } query A { market { name } }', 'A'],
    ['one operation and another operationName', 'query A { market { code } }', 'B'],
    ['no operation', 'fragment F on Query { market { code } }', undefined],
  ])('refuses a document with %s', (_case, query, operationName) => {
    expect(getCode(query, {}, operationName)).toBe('OPERATION_NOT_FOUND');
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
    expect(getCode(query, {}, 'IntrospectionQuery')).toBe('accepted');
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
      'a data field next to it',
      `{ market ${nested(operationLimits.depth)} __schema { description } }`,
      'OPERATION_TOO_DEEP',
    ],
    [
      'a data field in a fragment next to it',
      `{ __schema { description } ...F } fragment F on Query { market ${nested(operationLimits.depth)} }`,
      'OPERATION_TOO_DEEP',
    ],
  ])('refuses %s', (_case, query, code) => {
    expect(getCode(query)).toBe(code);
  });
});
