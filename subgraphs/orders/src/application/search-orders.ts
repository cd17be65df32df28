import { matchesFilter, type OrderFilter } from '../domain/order-filter.ts';
import type { OrderPage, OrderPosition } from '../domain/order-page.ts';
import type { TransitRule } from '../domain/status.ts';
import { subtractMonths } from '../domain/subtract-months.ts';
import type { ListOrders, ListOrdersQuery } from './list-orders.ts';
import { readOrderPages } from './read-order-pages.ts';

export type SearchOrders = (query: SearchOrdersQuery) => Promise<FoundOrders>;

export interface SearchOrdersQuery extends Pick<ListOrdersQuery, 'membershipNumber' | 'first' | 'after'>, OrderFilter {
  /** Only orders that were placed within this number of months; the configured number is the maximum. */
  readonly months?: number | undefined;
}

/** A page of a search. With `hasNext` the next page continues after `endPosition`, also when this one has no entries. */
export interface FoundOrders extends Pick<OrderPage, 'entries' | 'hasNext'> {
  /** Null for a filter by status or text. */
  readonly total: number | null;
  readonly endPosition: OrderPosition | undefined;
}

interface SearchOrdersDependencies {
  readonly listOrders: ListOrders;
  /** Orders that were placed earlier are not listed (ORDERS-22). */
  readonly listedMonths: number;
  readonly transitRule: TransitRule;
  /** Maximum number of orders that one request reads (ORDERS-319). */
  readonly maximumOrders: number;
}

/**
 * Lists a member's orders that match a filter, newest first. Neither upstream can search by status and by product, so the
 * list is read and filtered until a page is full (decision 063).
 */
export function createSearchOrders(dependencies: SearchOrdersDependencies): SearchOrders {
  const { listOrders, listedMonths, transitRule, maximumOrders } = dependencies;

  /** Reads one order more than the page has, to know whether there is a next page. */
  const search = async ({ first, ...query }: ListOrdersQuery, filter: OrderFilter): Promise<FoundOrders> => {
    const found: OrderPage['entries'][number][] = [];
    let endPosition = query.after;
    let hasNext = false;
    for await (const page of readOrderPages(listOrders, query, maximumOrders)) {
      found.push(...page.entries.filter(({ order }) => matchesFilter(order, filter, transitRule)));
      if (found.length > first) {
        const entries = found.slice(0, first);
        return { entries, hasNext: true, total: null, endPosition: entries.at(-1)?.position };
      }
      endPosition = page.entries.at(-1)?.position ?? endPosition;
      hasNext = page.hasNext;
    }
    return { entries: found, hasNext, total: null, endPosition };
  };

  return async ({ months = listedMonths, status, text, ...query }) => {
    const since = subtractMonths(transitRule.now, Math.min(months, listedMonths));
    if (status !== undefined || text !== undefined) return search({ ...query, since }, { status, text });
    const page = await listOrders({ ...query, since });
    return { ...page, endPosition: page.entries.at(-1)?.position };
  };
}
