import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { ShelfTag } from '../../ui/shelf-tag.tsx';
import { AddToCart } from '../cart/index.ts';
import type { ProductCardFragment } from './product-card.gen.ts';
import { StockText } from './stock-text.tsx';
import { formatWeight } from './weight.ts';

/** Loading priority of a card's picture: `first` of the page, `early` in the initial viewport, `late` on scroll. */
export type PictureLoad = 'first' | 'early' | 'late';

interface Props {
  readonly product: ProductCardFragment;
  /** Width of the picture, in the syntax of the HTML attribute `sizes`. */
  readonly sizes: string;
  readonly load?: PictureLoad;
}

/**
 * A product in a list. The link of the heading is stretched over the whole card; the add button is a separate target
 * above it.
 */
export function ProductCard({ product, sizes, load = 'late' }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const money = useMoney();
  const { displayVariant: variant, rating } = product;
  const { price, weightRange } = variant;
  const average = rating ? i18n.number(rating.average, { maximumFractionDigits: 1 }) : '';
  return (
    <article className="group relative flex h-full flex-col rounded-card bg-paper">
      <div className="relative aspect-square overflow-hidden rounded-card bg-board">
        <img
          {...getPictureSources(variant.images[0], sizes)}
          alt=""
          width={320}
          height={320}
          loading={load === 'late' ? 'lazy' : 'eager'}
          fetchPriority={load === 'first' ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
        {/* The saving (CATALOG-20). */}
        {price?.discountAmount && (
          <span className="absolute top-2.5 left-2.5">
            <Badge tone="saving">
              <Trans>Save {money(price.discountAmount)}</Trans>
            </Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-3">
        {product.brand && <p className="text-xs font-medium tracking-wide text-ink-soft uppercase">{product.brand}</p>}
        <h3 className="line-clamp-3 min-h-12 font-sans text-base leading-6 font-semibold tracking-normal">
          <Link
            to={pathTo('pdp-slug-sku', { slug: product.slug, sku: variant.sku })}
            viewTransition
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-sea"
          >
            {product.name}
          </Link>
        </h3>
        <div className="h-5">
          {rating && (
            <Rating
              average={rating.average}
              count={`(${i18n.number(rating.count)})`}
              label={t`${average} out of 5 stars. Ratings: ${i18n.number(rating.count)}`}
            />
          )}
        </div>
        <div className="mt-auto flex flex-col items-start gap-1.5 pt-1">
          {price ? (
            <>
              <p className="flex flex-wrap items-end gap-x-2.5 gap-y-1">
                <ShelfTag
                  price={money(price.current)}
                  priceLabel={t`Club price`}
                  note={price.unitPrice ? t`${money(price.unitPrice.amount)} per ${price.unitPrice.unit}` : undefined}
                />
                {price.regular && (
                  <s className="figures text-sm text-ink-soft">
                    <span className="sr-only">
                      <Trans>Was</Trans>{' '}
                    </span>
                    {money(price.regular)}
                  </s>
                )}
              </p>
              {weightRange && (
                <p className="text-sm text-ink-soft">
                  <Trans>About {formatWeight(weightRange, locale)}</Trans>
                </p>
              )}
            </>
          ) : (
            <Price price={t`Not sold here`} />
          )}
          <p className="text-sm">
            <StockText availability={variant.availability} />
          </p>
        </div>
        <div className="relative z-10 pt-1.5">
          <AddToCart
            sku={variant.sku}
            name={product.name}
            // A product without a price cannot be added (CATALOG-15).
            available={price !== null && variant.availability.state !== 'OUT_OF_STOCK'}
          />
        </div>
      </div>
    </article>
  );
}
