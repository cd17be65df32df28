import { Trans, useLingui } from '@lingui/react/macro';
import { Rating } from '../../ui/rating.tsx';
import { MembersSelection } from './members-selection.tsx';
import type { ProductPageQuery } from './product-page.gen.ts';
import { PromotionTags } from './promotion-tags.tsx';
import { ratingsId } from './ratings-id.ts';

/**
 * Brand (CATALOG-42), name, item number (CATALOG-41), rating and promotion tags. Below 1024 px the tags are shown above
 * the picture instead (CATALOG-43).
 */
export function TitleBlock({ sku, product }: Pick<NonNullable<ProductPageQuery['productVariant']>, 'sku' | 'product'>) {
  const { t, i18n } = useLingui();
  const { rating } = product;
  const average = rating ? i18n.number(rating.average, { maximumFractionDigits: 1 }) : '';
  return (
    <div className="flex flex-col gap-2">
      {product.brand && <p className="text-sm font-semibold tracking-wide text-ink-soft uppercase">{product.brand}</p>}
      <h1 className="text-2xl lg:text-3xl">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {rating && (
          <a href={`#${ratingsId}`} className="inline-flex min-h-11 items-center hover:underline">
            <Rating
              average={rating.average}
              count={`${average} (${i18n.number(rating.count)})`}
              label={t`${average} out of 5 stars. Ratings: ${i18n.number(rating.count)}`}
            />
          </a>
        )}
        <span>
          <Trans>Item {sku}</Trans>
        </span>
      </p>
      {product.isMembersSelection && <MembersSelection />}
      <PromotionTags promotions={product.promotions} className="hidden lg:flex" />
    </div>
  );
}
