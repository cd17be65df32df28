import type { Block, BlockOf } from '../../server/content/blocks.ts';
import type { ProductRowQueryVariables } from '../catalog/index.ts';

/** Query variables of a product block, for the chosen club or, without one, the country. */
export function toProductRowVariables(block: BlockOf<'product-card'>, clubId: string | null): ProductRowQueryVariables {
  return {
    clubId,
    input: {
      pageSize: 20,
      ...(block.category ? { categoryKey: block.category } : {}),
      ...(block.search ? { text: block.search } : {}),
      ...(clubId ? { clubId } : {}),
    },
  };
}

/** Query variables of all product blocks of a page, so that a loader can prefetch them. */
export const productsOf = (blocks: readonly Block[], clubId: string | null): ProductRowQueryVariables[] =>
  blocks.filter((block) => block.type === 'product-card').map((block) => toProductRowVariables(block, clubId));
