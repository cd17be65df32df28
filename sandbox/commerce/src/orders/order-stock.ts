import type { Cart, LineItem } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { getInventoryMode } from '../carts/domain/reservations.ts';
import { commit, getLineStock, reserve } from '../carts/reservation-repository.ts';
import { createOutOfStockError } from '../errors.ts';
import { compareStock, deductUnchecked } from '../inventory/stock.ts';
import type { CommerceTables } from '../tables.ts';

/**
 * Takes the stock of all lines of a cart, or none. @throws PlatformError `OutOfStock` with all lines that lack stock
 */
export async function takeStock(trx: Kysely<CommerceTables>, cart: Cart, now: Date): Promise<void> {
  const lines = [...cart.lineItems].sort((a, b) => compareStock(getLineStock(a), getLineStock(b)));
  const missing: LineItem[] = [];
  for (const line of lines) if (!(await takeLine(trx, cart, line, now))) missing.push(line);
  if (missing.length === 0) return;
  throw createOutOfStockError(
    missing.map(({ id }) => id),
    missing.map((line) => getLineStock(line).sku),
  );
}

async function takeLine(trx: Kysely<CommerceTables>, cart: Cart, line: LineItem, now: Date): Promise<boolean> {
  const reserveCommitted = () => reserve(trx, cart, line, 'Committed', { now, expiresAt: now });
  switch (getInventoryMode(cart, line)) {
    case 'ReserveOnCart':
      // When the reservation has expired, the stock may still be available.
      return (line.reservation && (await commit(trx, line.reservation.id))) || (await reserveCommitted()) !== undefined;
    case 'ReserveOnOrder':
      return (await reserveCommitted()) !== undefined;
    case 'TrackOnly':
      await deductUnchecked(trx, getLineStock(line));
      return true;
    default:
      return true;
  }
}
