import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import type { ProductPageQuery } from './product-page.gen.ts';

type Promotion = NonNullable<ProductPageQuery['productVariant']>['product']['promotions'][number];

/** The promotions of a product in the colours set by editors (CATALOG-56). */
export function PromotionTags({ promotions, className }: { promotions: readonly Promotion[]; className?: string }) {
  const { t } = useLingui();
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={t`Deals`} className={cx('flex flex-wrap gap-1.5', className)}>
      {promotions.map(({ id, name, color, textColor }) => (
        <li
          key={id}
          style={{ backgroundColor: color, color: textColor }}
          className="rounded-full px-3 py-1 text-sm leading-5 font-bold"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
