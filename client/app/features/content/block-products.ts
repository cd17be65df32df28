import type { Block, BlockOf } from '../../server/content/blocks.ts';
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

/** Query variables of all product blocks of a page, so that a loader can prefetch them. */
export const getProductRowVariables = (blocks: readonly Block[], clubKey: string | null): ProductRowQueryVariables[] =>
  blocks.filter((block) => block.type === 'product-card').map((block) => toProductRowVariables(block, clubKey));
