import type { Cart, LineItem } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { modeOf } from '../carts/domain/reservations.ts';
import { commit, reserve, stockOf } from '../carts/reservation-repository.ts';
import { outOfStock } from '../errors.ts';
import { stockOrder, trackOut } from '../inventory/stock.ts';
import type { CommerceTables } from '../tables.ts';

/** Takes the stock of everything in the cart, or nothing. @throws PlatformError `OutOfStock` with all lines that lack stock */
export async function takeStock(trx: Kysely<CommerceTables>, cart: Cart, now: Date): Promise<void> {
  const lines = [...cart.lineItems].sort((a, b) => stockOrder(stockOf(a), stockOf(b)));
  const missing: LineItem[] = [];
  for (const line of lines) if (!(await takeLine(trx, cart, line, now))) missing.push(line);
  if (missing.length === 0) return;
  throw outOfStock(
    missing.map(({ id }) => id),
    missing.map((line) => stockOf(line).sku),
  );
}

async function takeLine(trx: Kysely<CommerceTables>, cart: Cart, line: LineItem, now: Date): Promise<boolean> {
  const committed = () => reserve(trx, cart, line, 'Committed', { now, expiresAt: now });
  switch (modeOf(cart, line)) {
    case 'ReserveOnCart':
      // A reservation that has expired meanwhile is no loss while there still is stock.
      return (line.reservation && (await commit(trx, line.reservation.id))) || (await committed()) !== undefined;
    case 'ReserveOnOrder':
      return (await committed()) !== undefined;
    case 'TrackOnly':
      await trackOut(trx, stockOf(line));
      return true;
    default:
      return true;
  }
}
