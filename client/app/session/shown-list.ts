import { useMatches } from 'react-router';
import type { ProductsInput } from '../apollo/schema-types.gen.ts';

/** Ids of the routes whose page is one list of products. */
export const listRoutes = new Set(['category.es', 'category.en', 'search.es', 'search.en']);

/** What their loaders tell: what was asked for, and whether somebody answered. */
interface ListPage {
  readonly variables: { readonly input: ProductsInput };
  readonly isThere: boolean;
}

/** What the list of products on the page was asked with; undefined on other pages. */
export function useShownList(): ProductsInput | undefined {
  const match = useMatches().find(({ id }) => listRoutes.has(id));
  const page = match?.loaderData as ListPage | undefined;
  return page?.isThere ? page.variables.input : undefined;
}
