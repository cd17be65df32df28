import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { usePage } from '../../app-providers.tsx';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ProductListQuery } from '../catalog/index.ts';
import { ProductGrid, StockAge } from '../catalog/index.ts';
import { AppliedFilters, countFilters } from './applied-filters.tsx';
import { Facets } from './facets.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { getDefaultSort, type ListParams, pageSizes, parseListParams, writeListParams } from './list-params.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortSelect } from './sort-select.tsx';

/**
 * A product list with facets, sort order, filter chips and pagination: the body of category and search pages. `title`
 * is the heading; `above` is rendered between the heading and the list.
 */
export function ProductListView({
  title,
  above,
  list,
  params,
  isCategory = false,
}: {
  title: ReactNode;
  above?: ReactNode;
  list: ProductListQuery['products'];
  params: ListParams;
  /** Whether it is the list of a category, which has a different default order than a search. */
  isCategory?: boolean;
}) {
  const { t } = useLingui();
  const { settings } = usePage();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const isLoading = state === 'loading';
  // While the list is loaded, what was pressed is shown already, and the next choice is added to it (SEARCH-66).
  const pressed =
    next?.pathname === pathname ? parseListParams(new URLSearchParams(next.search), settings.search) : params;
  const pageCount = Math.ceil(list.total / list.pageSize);
  const head = (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">{title}</h1>
        <p className="text-ink-soft max-sm:w-full">
          <span role="status">
            <ListCount total={list.total} />
          </span>
          {list.total > 0 && <StockAge asOf={list.asOf} className="text-sm" />}
        </p>
      </div>
      {above}
    </>
  );
  // Without results and filters there is nothing to remove, filter or sort.
  if (list.total === 0 && countFilters(params) === 0) {
    return (
      <>
        {head}
        <NothingFound params={params} />
      </>
    );
  }
  const applied = <AppliedFilters facets={list.facets} params={pressed} />;
  const facets = <Facets facets={list.facets} inStockTotal={list.inStockTotal} params={pressed} />;
  return (
    <>
      {head}
      <div className="mt-5 gap-8 lg:flex">
        <aside aria-label={t`Filters`} className="hidden shrink-0 lg:block lg:w-60 noscript:block">
          {facets}
        </aside>
        <div className="min-w-0 flex-1">
          <div className="mb-4 flex items-center justify-between gap-2">
            <FilterSheet list={list} chosen={countFilters(pressed)} isLoading={isLoading}>
              {facets}
            </FilterSheet>
            <div className="hidden lg:block">{applied}</div>
            <SortSelect params={pressed} defaultSort={getDefaultSort(pressed, isCategory)} />
          </div>
          <div className="mb-4 empty:hidden lg:hidden">{applied}</div>
          <h2 className="sr-only">
            <Trans>Products</Trans>
          </h2>
          {list.items.length > 0 ? (
            <div className={cx('transition-opacity duration-150', isLoading && 'opacity-60')}>
              <ProductGrid products={list.items} />
            </div>
          ) : (
            <NothingFound params={params} />
          )}
          <div className="mt-10 flex flex-col items-center gap-4">
            <Pagination
              page={list.page}
              pageCount={pageCount}
              hrefOf={(page) => writeListParams({ ...pressed, page })}
              labels={{
                navigation: t`Pages`,
                previous: t`Previous page`,
                next: t`Next page`,
                page: (page) => t`Page ${page}`,
              }}
            />
            {/* A list that fits on the shortest page has no choice of sizes (SEARCH-28). */}
            {list.total > pageSizes[0] && <PageSizes params={pressed} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** The number of products and the club with their prices and stock. */
function ListCount({ total }: { total: number }) {
  const clubKey = useClubKey();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find((candidate) => candidate.key === clubKey);
  return (
    <>
      <Plural value={total} one="# product" other="# products" />
      {club && ` · ${club.name}`}
    </>
  );
}

function PageSizes({ params }: { params: ListParams }) {
  return (
    <div className="flex items-center gap-1 text-sm">
      <span className="text-ink-soft">
        <Trans>Products per page</Trans>
      </span>
      {pageSizes.map((size) => (
        <Link
          key={size}
          to={writeListParams({ ...params, itemsPerPage: size, page: 1 })}
          aria-current={size === params.itemsPerPage ? 'true' : undefined}
          className="inline-flex size-11 items-center justify-center rounded-full font-semibold text-sea hover:bg-sea-soft aria-[current=true]:text-ink aria-[current=true]:underline"
        >
          {size}
        </Link>
      ))}
    </div>
  );
}
