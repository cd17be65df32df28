import DataLoader from 'dataloader';
import type { Refund } from '../../domain/refund.ts';
import type { RefundRepository } from './ports.ts';

/** Refunds by order number. The caller must be allowed to read the order. */
export type RefundsLoader = DataLoader<string, readonly Refund[]>;

/** Reads the refunds of all orders of a request at once. */
export function createRefundsLoader(refunds: Pick<RefundRepository, 'listRefunds'>): RefundsLoader {
  return new DataLoader(async (orderNumbers) => {
    const found = Map.groupBy(await refunds.listRefunds(orderNumbers), ({ orderNumber }) => orderNumber);
    return orderNumbers.map((orderNumber) => found.get(orderNumber) ?? []);
  });
}
