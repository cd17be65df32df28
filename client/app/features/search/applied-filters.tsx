import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import type { Facet } from './facets.tsx';
import { inStockFilter, type ListParams, toggleFilter, writeListParams } from './list-params.ts';

/** Counts the chosen filter values. */
export const countFilters = (params: ListParams) => [...params.filters.values()].flat().length;

/** Chips that remove the chosen filter values (SEARCH-44). */
export function AppliedFilters({ facets, params }: { facets: readonly Facet[]; params: ListParams }) {
  const { t } = useLingui();
  if (params.filters.size === 0) return null;
  const labelOf = (facet: string, value: string) => {
    if (facet === inStockFilter.facet) return t`In stock at my club`;
    const found = facets.find((candidate) => candidate.key === facet);
    return found?.values.find((candidate) => candidate.value === value)?.label ?? value;
  };
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {[...params.filters].flatMap(([facet, values]) =>
        values.map((value) => {
          const label = labelOf(facet, value);
          return (
            <li key={`${facet} ${value}`}>
              <Chip
                to={writeListParams(toggleFilter(params, facet, value))}
                label={label}
                removeLabel={t`Remove filter: ${label}`}
              />
            </li>
          );
        }),
      )}
      <li>
        <Link
          to={writeListParams({ ...params, filters: new Map(), page: 1 })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-sea underline"
        >
          <Trans>Clear filters</Trans>
        </Link>
      </li>
    </ul>
  );
}
