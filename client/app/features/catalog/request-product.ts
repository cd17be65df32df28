import type { ApolloClient } from '@apollo/client';
import { loadPublic } from '../../apollo/load.ts';
import { ProductPageDocument, type ProductPageQuery, type ProductPageQueryVariables } from './product-page.gen.ts';

/** Requests what a product page shows, unless it is in the cache. */
export const requestProduct = (client: ApolloClient, variables: ProductPageQueryVariables): Promise<ProductPageQuery> =>
  loadPublic(client, ProductPageDocument, variables);
