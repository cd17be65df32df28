import { Trans, useLingui } from '@lingui/react/macro';
import { buildCategoryPath } from '../../i18n/category-path.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListParams, writeListParams } from './list-params.ts';

/** Shown for a list without products, with links to the whole catalogue (SEARCH-11) or the categories (SEARCH-10). */
export function NothingFound({ params }: { params: ListParams }) {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { data } = useShellSuspenseQuery();
  if (params.filters.size > 0) {
    return (
      <EmptyState
        title={t`No products found`}
        text={t`No products match all of these filters. Remove one to see more.`}
      >
        <LinkButton to={writeListParams({ ...params, filters: new Map(), page: 1 })}>
          <Trans>Clear filters</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  const isWithin = params.phrase !== '' && !params.q;
  return (
    <EmptyState title={t`No products found`} text={t`Try fewer words or another name, or browse the categories.`}>
      {isWithin && (
        <LinkButton to={pathTo('search', {}, { q: params.phrase })}>
          <Trans>Search all products</Trans>
        </LinkButton>
      )}
      <LinkButton variant={isWithin ? 'secondary' : 'primary'} to={pathTo('categories')}>
        <Trans>See all categories</Trans>
      </LinkButton>
      <nav aria-label={t`Categories`} className="mt-2">
        <ul className="flex flex-wrap justify-center gap-2">
          {data.topCategories.map((category) => (
            <li key={category.key}>
              <Link
                to={buildCategoryPath(locale, [category])}
                className="inline-flex min-h-11 items-center rounded-full bg-board px-4 text-sm font-semibold hover:bg-board-deep"
              >
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}
