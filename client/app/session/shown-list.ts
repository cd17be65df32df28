import { useMatches } from 'react-router';
import type { ProductsInput } from '../apollo/schema-types.gen.ts';

/** Ids of the routes that show a product list. */
export const listRoutes = new Set(['category.es', 'category.en', 'search.es', 'search.en']);

/** What their loaders return: the query variables, and whether the query succeeded. */
interface ListPage {
  readonly variables: { readonly input: ProductsInput };
  readonly isLoaded: boolean;
}

/** Returns the query variables of the product list on the page; undefined on other pages. */
export function useShownList(): ProductsInput | undefined {
  const match = useMatches().find(({ id }) => listRoutes.has(id));
  const page = match?.loaderData as ListPage | undefined;
  return page?.isLoaded ? page.variables.input : undefined;
}
