import type { BlockOf, ContentPage } from '../../server/content/blocks.ts';
import type { ProductRowQueryVariables } from '../catalog/index.ts';

/** Query variables of a product block, for the chosen club or, without one, the country. */
export function toProductRowVariables(
  block: BlockOf<'product-card'>,
  clubKey: string | null,
): ProductRowQueryVariables {
  return {
    clubKey,
    input: {
      pageSize: 20,
      ...(block.category ? { categoryKey: block.category } : {}),
      ...(block.search ? { text: block.search } : {}),
      ...(clubKey ? { clubKey } : {}),
    },
  };
}

/** Loads the products of all blocks of a page, one row for each, with `loadRow`. */
export async function loadBlockProducts(
  page: Pick<ContentPage, 'top' | 'main'> | null,
  clubKey: string | null,
  loadRow: (variables: ProductRowQueryVariables) => Promise<unknown>,
): Promise<void> {
  const blocks = [...(page?.top ?? []), ...(page?.main ?? [])].filter((block) => block.type === 'product-card');
  await Promise.all(blocks.map((block) => loadRow(toProductRowVariables(block, clubKey))));
}
