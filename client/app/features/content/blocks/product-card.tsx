import type { BlockOf } from '../../../server/content/blocks.ts';
import { useClubKey } from '../../../session/shell-data.ts';
import { ProductRow, useProductRowSuspenseQuery } from '../../catalog/index.ts';
import { toProductRowVariables } from '../block-products.ts';
import { BlockTitle } from '../block-title.tsx';

/** Products that editors selected by category or search text, with the chosen club's prices and stock. */
export function ProductCards({ block }: { block: BlockOf<'product-card'> }) {
  const clubKey = useClubKey();
  const { data } = useProductRowSuspenseQuery({ variables: toProductRowVariables(block, clubKey) });
  const products = data.products.items.slice(0, block.limit);
  if (products.length === 0) return null;
  return (
    <section>
      <BlockTitle>{block.title}</BlockTitle>
      <ProductRow products={products} label={block.title ?? ''} />
    </section>
  );
}
