import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { load } from '../../apollo/load.ts';
import { ProductListDocument, type ProductListQueryVariables } from '../catalog/product-list.gen.ts';

/** The show-error state of store.md §4.10: no engine answered, nothing else is wrong. */
const passingFaults = new Set(['SEARCH_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);

/**
 * Brings a list into the cache; false when nobody who could find it answers, so that the page stays and says so.
 * @throws whatever else goes wrong
 */
export async function loadList(client: ApolloClient, variables: ProductListQueryVariables): Promise<boolean> {
  try {
    await load(client, ProductListDocument, variables);
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
