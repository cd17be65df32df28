import type { KnownMarket } from '@tarima/markets/table';
import type { Order } from '../domain/order.ts';
import { calculateSavings, getCurrentYear, type Savings } from '../domain/savings.ts';
import type { ListOrders } from './list-orders.ts';
import { readOrderPages } from './read-order-pages.ts';

/** Loads what a member (14 digits) of a market has saved this year. */
export type LoadSavings = (membershipNumber: string, market: KnownMarket) => Promise<Savings>;

export interface LoadSavingsDependencies {
  readonly listOrders: ListOrders;
  /** Maximum number of orders that are added up; with more, the result is not complete (MEMBERSHIP-246). */
  readonly maximumOrders: number;
  readonly clock: () => Date;
}

export function createLoadSavings({ listOrders, maximumOrders, clock }: LoadSavingsDependencies): LoadSavings {
  return async (membershipNumber, market) => {
    const { year, start } = getCurrentYear(clock(), market);
    const orders: Order[] = [];
    let hasNext = false;
    const query = { membershipNumber, after: undefined, since: start };
    for await (const page of readOrderPages(listOrders, query, maximumOrders)) {
      orders.push(...page.entries.map(({ order }) => order));
      hasNext = page.hasNext;
    }
    const savings = calculateSavings(orders, { currency: market.currency, year });
    return { ...savings, isComplete: savings.isComplete && !hasNext };
  };
}
