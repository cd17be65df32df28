import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { redirect } from 'react-router';
import { load } from '../../apollo/load.ts';
import { ProductListDocument, type ProductListQueryVariables } from '../catalog/index.ts';
import { type ListParams, writeListParams } from './list-params.ts';

/** Errors after which the page says that search is not available (SEARCH-58). */
const passingFaults = new Set(['SEARCH_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);

/**
 * Brings a list into the cache; false when nobody who could find it answers, so that the page stays and says so.
 * @throws a redirect to the last page when the requested one is beyond it (SEARCH-17), and whatever else goes wrong
 */
export async function loadList(
  client: ApolloClient,
  variables: ProductListQueryVariables,
  params: ListParams,
): Promise<boolean> {
  try {
    const { products } = await load(client, ProductListDocument, variables);
    if (products.items.length === 0 && products.total > 0) {
      throw redirect(writeListParams({ ...params, page: Math.ceil(products.total / products.pageSize) }) || '?');
    }
    return true;
  } catch (error) {
    if (
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => passingFaults.has(`${extensions?.code}`))
    )
      return false;
    throw error;
  }
}
