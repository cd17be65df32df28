import type { KnownMarket } from '@tarima/markets/table';
import type { Order } from '../domain/order.ts';
import type { OrderPosition } from '../domain/order-page.ts';
import { calculateSavings, getCurrentYear, type Savings } from '../domain/savings.ts';
import type { ListOrders } from './list-orders.ts';

/** Loads what a member (14 digits) of a market has saved this year. */
export type LoadSavings = (membershipNumber: string, market: KnownMarket) => Promise<Savings>;

export interface LoadSavingsDependencies {
  readonly listOrders: ListOrders;
  /** Maximum number of orders that are added up; with more, the result is not complete (MEMBERSHIP-246). */
  readonly maximumOrders: number;
  readonly clock: () => Date;
}

const pageSize = 50;

export function createLoadSavings({ listOrders, maximumOrders, clock }: LoadSavingsDependencies): LoadSavings {
  return async (membershipNumber, market) => {
    const { year, start } = getCurrentYear(clock(), market);
    const orders: Order[] = [];
    let after: OrderPosition | undefined;
    for (;;) {
      const first = Math.min(pageSize, maximumOrders - orders.length);
      const page = await listOrders({ membershipNumber, first, after, since: start });
      orders.push(...page.entries.map(({ order }) => order));
      after = page.entries.at(-1)?.position;
      if (!page.hasNext || !after || orders.length >= maximumOrders) {
        const savings = calculateSavings(orders, { currency: market.currency, year });
        return { ...savings, isComplete: savings.isComplete && !page.hasNext };
      }
    }
  };
}
