import { useLingui } from '@lingui/react/macro';
import { buildCategoryPath } from '../../i18n/category-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';
import type { CategoryPageQuery } from './category-page.gen.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

/** Links to the subcategories of a category by order hint, or to its siblings if it has none. */
export function NearbyCategories({ category }: { category: Category }) {
  const { t } = useLingui();
  const locale = useLocale();
  const parent = category.ancestors.at(-1);
  const shownCategory = category.children.length > 0 ? category : parent;
  if (!shownCategory) return null;
  const steps = shownCategory === category ? [...category.ancestors, category] : category.ancestors;
  return (
    <nav aria-label={t`Categories in ${shownCategory.name}`} className="scroll-strip -mx-4 mt-4 px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-2">
        {shownCategory.children.map((child) => (
          <li key={child.key} className="shrink-0">
            <Link
              to={buildCategoryPath(locale, [...steps, child])}
              aria-current={child.key === category.key ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full bg-board px-4 text-sm font-semibold hover:bg-board-deep aria-[current=page]:bg-sea aria-[current=page]:text-paper"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
