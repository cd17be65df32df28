import { toPlainText } from '@tarima/markets/plain-text';
import type { OrderStatusGroup } from '../../apollo/schema-types.gen.ts';
import type { OrdersQueryVariables } from './orders.gen.ts';

/** The groups of statuses as named in URLs; `groupOf` maps them to the API. */
export const statusIds = ['open', 'delivered', 'cancelled'] as const;
export type StatusId = (typeof statusIds)[number];

const groupOf: Record<StatusId, OrderStatusGroup> = {
  open: 'OPEN',
  delivered: 'FULFILLED',
  cancelled: 'CANCELLED',
};

/** The offered periods in months; without one the list has the orders of all listed months. */
export const periods = [1, 3, 6] as const;
export type Period = (typeof periods)[number];

/** The longest text that the API searches. */
export const maxTextLength = 100;

/** The filters of recent purchases in the URL: `?status&months&find` (ORDERS-320). */
export interface PurchaseFilter {
  readonly status: StatusId | undefined;
  readonly months: Period | undefined;
  /** Empty without a text. */
  readonly find: string;
}

/** Parses the query of the page's URL; an invalid value counts as absent. */
export function parsePurchaseFilter(query: URLSearchParams): PurchaseFilter {
  const months = query.get('months');
  return {
    status: statusIds.find((id) => id === query.get('status')),
    months: periods.find((period) => String(period) === months),
    find: toPlainText(toPlainText(query.get('find') ?? '').slice(0, maxTextLength)),
  };
}

/** The query of the page's URL, without filters that are not chosen. */
export function writePurchaseFilter({ status, months, find }: PurchaseFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (find) query.set('find', find);
  if (status) query.set('status', status);
  if (months) query.set('months', String(months));
  return query;
}

export const isFiltered = (filter: PurchaseFilter): boolean => writePurchaseFilter(filter).size > 0;

/** The variables of the first page of orders. */
export function toOrdersVariables(filter: PurchaseFilter): OrdersQueryVariables {
  if (!isFiltered(filter)) return {};
  const { status, months, find } = filter;
  return {
    filter: {
      ...(status && { status: groupOf[status] }),
      ...(months && { months }),
      ...(find && { text: find }),
    },
  };
}
