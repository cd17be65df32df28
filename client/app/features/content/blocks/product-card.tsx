import type { BlockOf } from '../../../server/content/blocks.ts';
import { useClubKey } from '../../../session/shell-data.ts';
import { ProductRow, useProductRowSuspenseQuery } from '../../catalog/index.ts';
import { blockProducts } from '../block-products.ts';
import { BlockTitle } from '../block-title.tsx';

/** Products that editors chose by category or words, with the chosen club's prices and stock. */
export function ProductCards({ block }: { block: BlockOf<'product-card'> }) {
  const clubKey = useClubKey();
  const { data } = useProductRowSuspenseQuery({ variables: blockProducts(block, clubKey) });
  const products = data.products.items.slice(0, block.limit);
  if (products.length === 0) return null;
  return (
    <section>
      <BlockTitle>{block.title}</BlockTitle>
      <ProductRow products={products} label={block.title ?? ''} />
    </section>
  );
}
