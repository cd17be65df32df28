import { Trans } from '@lingui/react/macro';
import { buildCategoryPath } from '../../i18n/category-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';
import { useCategoryTilesSuspenseQuery } from './category-tiles.gen.ts';

/** The top categories as pictures. */
export function CategoryTiles() {
  const locale = useLocale();
  const { data } = useCategoryTilesSuspenseQuery();
  return (
    <section>
      <h2 className="mb-4 text-xl lg:text-2xl">
        <Trans>Shop by category</Trans>
      </h2>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-8 lg:gap-x-5">
        {data.topCategories.map((category) => (
          <li key={category.key}>
            <Link
              to={buildCategoryPath(locale, [category])}
              className="group flex flex-col items-center gap-2 text-center"
            >
              <span className="aspect-square w-full overflow-hidden rounded-card bg-board">
                {category.image && (
                  <img
                    src={category.image.card}
                    alt=""
                    width={160}
                    height={160}
                    loading="lazy"
                    className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
                  />
                )}
              </span>
              <span className="text-sm leading-tight font-semibold group-hover:text-sea">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
