import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { redirect } from 'react-router';
import { loadPublic } from '../../apollo/load.ts';
import { ProductListDocument, type ProductListQueryVariables } from '../catalog/index.ts';
import { type ListParams, writeListParams } from './list-params.ts';

/** Error codes after which the page shows that search is unavailable (SEARCH-58). */
const unavailableCodes = new Set(['SEARCH_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);

/**
 * Loads a list into the cache. Returns false when search is unavailable, so that the page can show it.
 * @throws a redirect to the last page when the requested one is beyond it (SEARCH-17), and every other error
 */
export async function loadList(
  client: ApolloClient,
  variables: ProductListQueryVariables,
  params: ListParams,
): Promise<boolean> {
  try {
    const { products } = await loadPublic(client, ProductListDocument, variables);
    if (products.items.length === 0 && products.total > 0) {
      throw redirect(writeListParams({ ...params, page: Math.ceil(products.total / products.pageSize) }));
    }
    return true;
  } catch (error) {
    if (
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => unavailableCodes.has(`${extensions?.code}`))
    )
      return false;
    throw error;
  }
}
