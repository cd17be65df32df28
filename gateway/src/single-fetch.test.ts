import type { Subgraph } from '@tarima/service-kit/subgraph';
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { findSingleFetch } from './single-fetch.ts';

const sdl = `
  type Query { shop: Shop, results: [Result!]! }
  type Shop { key: ID!, name: String, state: State!, parent: Shop }
  type Article { title: String }
  union Result = Shop | Article
  enum State { OPEN CLOSED }
`;

type QueryPlan = Parameters<typeof findSingleFetch>[0];

/** Finds the fetch of a document whose plan fetches `fetched` in one subgraph. */
function find(document: string, fetched: string, { subgraphSdl = sdl, apiSdl = sdl, node = {} } = {}) {
  const operationName = 'Shop__catalog__0';
  const fetch = { kind: 'Fetch', serviceName: 'catalog', operation: fetched, operationName, ...node };
  const queryPlan = { kind: 'QueryPlan', node: fetch } as QueryPlan;
  const subgraph = { name: 'catalog', schema: buildSchema(subgraphSdl) } as Subgraph;
  return findSingleFetch(queryPlan, parse(document), buildSchema(apiSdl), [subgraph]);
}

const document = 'query Shop { shop { ...Link state } } fragment Link on Shop { key name }';

it('finds an operation that one subgraph executes unchanged, and keeps the name that the planner gave it', () => {
  const fetch = find(document, 'query Shop__catalog__0 { shop { state name key } }');
  expect(fetch).toMatchObject({ subgraph: { name: 'catalog' }, operationName: 'Shop__catalog__0' });
  expect(fetch?.query.replaceAll(/\s+/g, ' ')).toBe(
    'query Shop__catalog__0 { shop { ...Link state } } fragment Link on Shop { key name }',
  );
});

it.each([
  ['merged fields', '{ shop { parent { key } parent { name } } }', '{ shop { parent { name key } } }'],
  ['an alias', '{ shop { id: key } }', '{ shop { id: key } }'],
  [
    'a union',
    '{ results { __typename ... on Shop { key } ... on Article { title } } }',
    '{ results { ... on Article { title __typename } ... on Shop { __typename key } } }',
  ],
])('finds an operation with %s', (_case, operation, fetched) => {
  expect(find(operation, fetched)).toBeDefined();
});

it.each([
  ['a field that is not fetched', '{ shop { key name } }', '{ shop { key } }'],
  ['a field that is fetched in addition', '{ shop { key } }', '{ shop { __typename key } }'],
  ['a name of another field', '{ shop { key: name } }', '{ shop { key } }'],
  ['a field of one type of a union only', '{ results { ... on Shop { name } } }', '{ results { __typename } }'],
  ['a field that another part of the gateway adds', '{ __schema { types { name } } shop { key } }', '{ shop { key } }'],
  ['a directive', '{ shop { key @include(if: true) } }', '{ shop { key } }'],
  ['several operations', 'query A { shop { key } } query B { shop { key } }', '{ shop { key } }'],
])('refuses an operation with %s', (_case, operation, fetched) => {
  expect(find(operation, fetched)).toBeUndefined();
});

it.each([
  ['is nullable in the API only', sdl.replace('key: ID!', 'key: ID')],
  ['is not in the API', sdl.replace('key: ID!, ', '')],
  ['has a value that is not in the API', sdl.replace('OPEN CLOSED', 'OPEN')],
])('refuses an operation with a field that %s', (_case, apiSdl) => {
  const operation = '{ shop { key state } }';
  expect(find(operation, operation)).toBeDefined();
  expect(find(operation, operation, { apiSdl })).toBeUndefined();
});

it.each([
  ['another kind of plan', { kind: 'Sequence', nodes: [] }],
  ['entities', { requires: [] }],
  ['renamed fields', { outputRewrites: [{}] }],
  ['changed input', { inputRewrites: [{}] }],
  ['values from other fields', { contextRewrites: [{}] }],
  ['a subgraph in another process', { serviceName: 'orders' }],
])('refuses a plan with %s', (_case, node) => {
  expect(find(document, '{ shop { key name state } }', { node })).toBeUndefined();
});

it('refuses an operation that the subgraph cannot execute, and a plan without a fetch', () => {
  expect(find(document, document, { subgraphSdl: sdl.replace('name: String, ', '') })).toBeUndefined();
  const plan = { kind: 'QueryPlan' } as QueryPlan;
  expect(findSingleFetch(plan, parse(document), buildSchema(sdl), [])).toBeUndefined();
});
