import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Rating } from '../../ui/rating.tsx';
import type { ProductPageQuery } from './product-page.gen.ts';
import { ratingsId } from './ratings-id.ts';

type ProductRating = NonNullable<NonNullable<ProductPageQuery['productVariant']>['product']['rating']>;

/** The average rating and a table with the share of each number of stars (CATALOG-40). */
export function Ratings({
  rating: { average, count, distribution },
  className,
}: {
  rating: ProductRating;
  className?: string;
}) {
  const { t, i18n } = useLingui();
  const figure = i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section id={ratingsId} aria-labelledby={`${ratingsId}-title`} className={cx('scroll-mt-36', className)}>
      <h2 id={`${ratingsId}-title`} className="mb-3 text-xl">
        <Trans>Ratings</Trans>
      </h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="flex flex-col">
          <span className="figures text-4xl font-extrabold" aria-hidden="true">
            {figure}
          </span>
          <Rating average={average} count="" label={t`${figure} out of 5 stars`} />
          <span className="text-sm text-ink-soft">
            <Plural value={count} one="# rating" other="# ratings" />
          </span>
        </p>
        <table className="min-w-[min(15rem,100%)] flex-1">
          <caption className="sr-only">
            <Trans>Rating breakdown</Trans>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <Trans>Stars</Trans>
              </th>
              <th scope="col">
                <Trans>Percentage</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {distribution.map(({ stars, count: starCount }) => {
              const share = starCount / count;
              return (
                <tr key={stars}>
                  <th scope="row" className="w-px pr-3 text-left text-sm font-medium whitespace-nowrap">
                    <Plural value={stars} one="# star" other="# stars" />
                  </th>
                  <td className="py-1">
                    <span className="flex items-center gap-3">
                      <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-board-deep">
                        <span className="block h-full rounded-full bg-ink" style={{ width: `${share * 100}%` }} />
                      </span>
                      <span className="figures w-11 text-right text-sm">
                        {i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })}
                      </span>
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
