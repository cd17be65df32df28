import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import type { ProductPageQuery } from './product-page.gen.ts';
import { buildOptionGroups, type Option } from './variant-options.ts';

type Product = NonNullable<ProductPageQuery['productVariant']>['product'];
type Variant = Product['variants'][number];

/**
 * Picker for colour and size; each value links to the variant's URL, so that it works without JavaScript (CATALOG-36).
 */
export function VariantPicker({ sku, product }: { sku: string; product: Product }) {
  const { t } = useLingui();
  const groups = buildOptionGroups(product.variants, sku);
  if (groups.length === 0) return null;
  return (
    <nav aria-label={t`Options for ${product.name}`} className="flex flex-col gap-4">
      {groups.map(({ key, name, options }) => (
        <div key={key}>
          <p id={`choice-${key}`} className="mb-2 text-sm">
            <span className="text-ink-soft">{name}:</span> <b>{options.find(({ isChosen }) => isChosen)?.value}</b>
          </p>
          <ul aria-labelledby={`choice-${key}`} className="flex flex-wrap gap-2">
            {options.map((option) => (
              <li key={option.value}>
                <OptionLink option={option} slug={product.slug} hasPicture={key === 'color'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function OptionLink({
  option: { value, isChosen, variant },
  slug,
  hasPicture,
}: {
  option: Option<Variant>;
  slug: string;
  hasPicture: boolean;
}) {
  const to = usePathTo();
  // An out-of-stock variant is marked but still a link (CATALOG-31).
  const isSoldOut = variant.availability.state === 'OUT_OF_STOCK';
  return (
    <Link
      to={to('pdp-slug-sku', { slug, sku: variant.sku })}
      preventScrollReset
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-line text-sm font-medium hover:border-line-strong aria-[current=true]:border-sea aria-[current=true]:bg-sea-soft',
        hasPicture ? 'py-1 pr-4 pl-1' : 'px-3',
        isSoldOut && 'border-dashed text-ink-soft',
      )}
    >
      {hasPicture && (
        <img
          {...getPictureSources(variant.images[0], '40px')}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 rounded-full bg-board"
        />
      )}
      <span className={cx(isSoldOut && 'line-through')}>{value}</span>
      {isSoldOut && (
        <span className="sr-only">
          <Trans>Out of stock</Trans>
        </span>
      )}
    </Link>
  );
}
