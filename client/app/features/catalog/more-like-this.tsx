import { Trans, useLingui } from '@lingui/react/macro';
import { useClubKey } from '../../session/shell-data.ts';
import { ProductRow, ProductRowSkeleton } from './product-grid.tsx';
import { useProductRowQuery } from './product-list.gen.ts';

const maxProducts = 10;

/** Other products of a category, loaded after the page (CATALOG-48). */
export function MoreLikeThis({ categoryKey, productKey }: { categoryKey: string; productKey: string }) {
  const { t } = useLingui();
  const clubKey = useClubKey();
  const { data, error } = useProductRowQuery({
    variables: { clubKey, input: { categoryKey, pageSize: 20, ...(clubKey ? { clubKey } : {}) } },
  });
  const products = data?.products.items.filter((product) => product.key !== productKey).slice(0, maxProducts);
  if (error || products?.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl">
        <Trans>Similar items</Trans>
      </h2>
      {products ? <ProductRow products={products} label={t`Similar items`} /> : <ProductRowSkeleton />}
    </section>
  );
}
