import type { PictureOptions } from '@tarima/markets/picture';
import type { KnownMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { CancelOrder } from './application/cancel-order.ts';
import type { OrderRules } from './application/configuration.ts';
import type { FindOrder } from './application/find-order.ts';
import type { FindOwnOrder } from './application/find-own-order.ts';
import type { LoadSavings } from './application/load-savings.ts';
import type { SearchOrders } from './application/search-orders.ts';
import type { StatusCode } from './domain/order.ts';

/** The rules and use cases of one request. */
export interface Context {
  readonly caller: Caller;
  /** Creates the proof for other subgraphs that the caller can read an order. */
  readonly createReadGrant: (orderNumber: string) => string;
  /** 14 digits of the signed-in member; null for other callers. */
  readonly membershipNumber: string | null;
  readonly rules: OrderRules;
  readonly pictureOptions: PictureOptions;
  /** Status code of an order that order management does not have yet. */
  readonly initialStatusCode: StatusCode;
  readonly findOrder: FindOrder;
  readonly findOwnOrder: FindOwnOrder;
  readonly searchOrders: SearchOrders;
  readonly cancelOrder: CancelOrder;
  readonly loadSavings: LoadSavings;
  /** Percent of the purchases that a Platinum membership of a market returns each year; 0 without a reward. */
  readonly getRebatePercent: (market: KnownMarket) => number;
}
