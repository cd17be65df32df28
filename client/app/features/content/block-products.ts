import type { Block, BlockOf } from '../../server/content/blocks.ts';
import type { ProductRowQueryVariables } from '../catalog/index.ts';

/** What a block of products asks the graph for, at the chosen club or in the country. */
export function blockProducts(block: BlockOf<'product-card'>, clubId: string | null): ProductRowQueryVariables {
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

/** What all the blocks of a page ask for, so that a loader can have it ready. */
export const productsOf = (blocks: readonly Block[], clubId: string | null): ProductRowQueryVariables[] =>
  blocks.filter((block) => block.type === 'product-card').map((block) => blockProducts(block, clubId));
