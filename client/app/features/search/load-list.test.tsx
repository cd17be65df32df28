import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../apollo/create-client.ts';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { createGraph, failWithCode, failWithStatus } from '../../testing/graph.ts';
import { ProductListDocument, type ProductListQueryVariables } from '../catalog/index.ts';
import type { ListParams } from './list-params.ts';
import { loadList } from './load-list.ts';

const params: ListParams = {
  page: 7,
  sort: undefined,
  itemsPerPage: 20,
  defaultItemsPerPage: 20,
  phrase: '',
  q: 'arroz',
  filters: new Map(),
};
const variables: ProductListQueryVariables = { input: { text: 'arroz', page: 7, pageSize: 20 } };
const listOf = (total: number) => ({
  products: {
    items: [],
    total,
    inStockTotal: null,
    page: 7,
    pageSize: 20,
    asOf: '2026-11-22T15:00:00Z',
    correctedText: null,
    facets: [],
  },
});

function shopOf(response: Parameters<typeof createGraph>[0][string]) {
  const graph = createGraph({ ProductList: response });
  return { graph, client: createApolloClient({ ssr: true, send: graph.send }) };
}

describe('loading a list', () => {
  it('puts the list into the cache', async () => {
    const { client, graph } = shopOf(listOf(0));
    expect(await loadList(client, variables, params)).toBe(true);
    expect(graph.getRequests('ProductList')).toEqual([variables]);
    expect(client.readQuery({ query: ProductListDocument, variables })?.products.total).toBe(0);
  });

  it('redirects from a page beyond the last one to the last page (SEARCH-17)', async () => {
    const { client } = shopOf(listOf(45));
    const redirected = await loadList(client, variables, params).catch((thrown) => thrown);
    expect(redirected).toMatchObject({ status: 302 });
    expect(redirected.headers.get('location')).toBe('?q=arroz&page=3');
  });

  it.each(['SEARCH_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'])('returns false after %s (SEARCH-58)', async (code) => {
    expect(await loadList(shopOf(failWithCode(code)).client, variables, params)).toBe(false);
  });

  it('rethrows other errors', async () => {
    await expect(loadList(shopOf(failWithCode('INTERNAL_SERVER_ERROR')).client, variables, params)).rejects.toThrow();
    await expect(loadList(shopOf(failWithStatus(503)).client, variables, params)).rejects.toThrow(GraphTransportError);
  });
});
