import type { MarketCode } from '@tarima/markets/table';
import type { PlacedOrder } from '../../domain/placed-order.ts';

/** What mails read when they are sent. */
export interface OrderReader {
  /** An order by its number; undefined when the platform does not have it. */
  findPlacedOrder(market: MarketCode, orderNumber: string): Promise<PlacedOrder | undefined>;
}
