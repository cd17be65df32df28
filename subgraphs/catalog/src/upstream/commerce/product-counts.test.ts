import type { CommerceApi } from '@tarima/commerce-client/client';
import { expect, it, vi } from 'vitest';
import { readProductCounts } from './product-counts.ts';

const respondWith = (body: unknown) => ({ execute: async () => ({ body: await body }) });

/** A project with this response to GraphQL requests, and these buckets of a search. */
function createProject(respondToGraphql: (offset: number) => unknown, countOf: (id: string) => number = () => 0) {
  const graphql = vi.fn(({ body }) => respondWith(respondToGraphql(body.variables.offset)));
  const search = vi.fn(({ body }) => {
    const [{ distinct }] = body.facets;
    const buckets = distinct.includes.map((key: string) => ({ key, count: countOf(key) }));
    return respondWith({ total: 0, results: [], facets: [{ name: distinct.name, buckets }] });
  });
  const api = {
    graphql: () => ({ post: graphql }),
    products: () => ({ search: () => ({ post: search }) }),
  };
  return { commerce: { api } as unknown as CommerceApi, graphql, search };
}

const createIds = (count: number) => Array.from({ length: count }, (_, index) => `category-${index}`);
const warn = vi.fn();

it('reads stagedProductCount of all pages from the GraphQL API (CATALOG-59)', async () => {
  const ids = createIds(250);
  const { commerce, graphql, search } = createProject((offset) => ({
    data: { categories: { results: ids.slice(offset, offset + 200).map((id) => ({ id, stagedProductCount: 3 })) } },
  }));
  const counts = await readProductCounts(commerce, ids, { warn });
  expect([counts.size, counts.get('category-249')]).toEqual([250, 3]);
  expect(graphql.mock.calls.map(([{ body }]) => body.variables.offset)).toEqual([0, 200]);
  expect(search).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['has no such field', () => ({ errors: [{ message: 'Cannot query field "stagedProductCount".' }] })],
])('counts products by search where the GraphQL API %s, and logs it (CATALOG-60)', async (_what, respond) => {
  const { commerce, search } = createProject(respond, (id) => (id === 'category-0' ? 7 : 0));
  const counts = await readProductCounts(commerce, createIds(250), { warn });
  expect([counts.get('category-0'), counts.get('category-1')]).toEqual([7, 0]);
  expect(search.mock.calls.map(([{ body }]) => body.facets[0].distinct.includes.length)).toEqual([100, 100, 50]);
  expect(warn).toHaveBeenCalledOnce();
});
