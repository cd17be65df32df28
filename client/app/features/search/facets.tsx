import { Trans } from '@lingui/react/macro';
import { useClubKey } from '../../session/shell-data.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DeliverySelector } from '../clubs/index.ts';
import { inStockFilter, isChosen, type ListParams, toggleFilter, writeListParams } from './list-params.ts';

/** A facet of a list; the counts respect the current filters. */
export interface Facet {
  readonly key: string;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

/** Number of facets that are initially open. */
const openFacetCount = 3;

/**
 * The facets of a list. Each value is a link that adds or removes it, so that it works without JavaScript (SEARCH-43),
 * can be opened in a new tab, and can be undone with the Back button.
 */
export function Facets({
  facets,
  inStockTotal,
  params,
}: {
  facets: readonly Facet[];
  /** Number of products in stock at the chosen club; null without a club. */
  inStockTotal: number | null;
  params: ListParams;
}) {
  const clubKey = useClubKey();
  return (
    <div>
      <div className="border-b border-line pb-3">
        <DeliverySelector variant="search-facet" />
        {clubKey && (
          <ul>
            <FacetLink params={params} facet={inStockFilter.facet} value={inStockFilter.value} count={inStockTotal}>
              <Trans>In stock at my club</Trans>
            </FacetLink>
          </ul>
        )}
      </div>
      {facets.map((facet, index) => (
        <Accordion key={facet.key} title={facet.name} open={index < openFacetCount || params.filters.has(facet.key)}>
          <ul className="facet-values">
            {facet.values.map((value) => (
              <FacetLink key={value.value} params={params} facet={facet.key} value={value.value} count={value.count}>
                {value.label}
              </FacetLink>
            ))}
          </ul>
        </Accordion>
      ))}
    </div>
  );
}

function FacetLink({
  params,
  facet,
  value,
  count,
  children,
}: {
  params: ListParams;
  facet: string;
  value: string;
  count: number | null;
  children: React.ReactNode;
}) {
  const chosen = isChosen(params, facet, value);
  return (
    <li>
      <Link
        to={writeListParams(toggleFilter(params, facet, value))}
        rel="nofollow"
        preventScrollReset
        className="flex min-h-11 items-center gap-3 rounded-lg text-sm hover:text-sea md:min-h-9"
      >
        <span
          aria-hidden="true"
          className={cx(
            'inline-flex size-5 shrink-0 items-center justify-center rounded border-2',
            chosen ? 'border-sea bg-sea text-paper' : 'border-line-strong',
          )}
        >
          {chosen && <Icon name="check" className="size-4" />}
        </span>
        <span className="min-w-0 flex-1">
          {chosen && (
            <span className="sr-only">
              <Trans>Selected:</Trans>{' '}
            </span>
          )}
          {children}
        </span>
        {count !== null && <span className="text-ink-soft tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}
