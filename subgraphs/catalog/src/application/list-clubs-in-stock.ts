import type { Locale } from '@tarima/markets/locale';
import type { ClubStock } from '../domain/club-stock.ts';
import type { Variant } from '../domain/product.ts';
import { getStock } from '../domain/stock.ts';
import type { GetSalesContext } from './get-sales-context.ts';
import type { ClubDirectory } from './ports.ts';

export interface ListClubsInStockDependencies {
  readonly locale: Locale;
  readonly clubs: ClubDirectory;
  readonly getSalesContext: GetSalesContext;
}

/** Clubs of the request's market that have a variant in stock (CATALOG-32). */
export async function listClubsInStock(
  { locale, clubs, getSalesContext }: ListClubsInStockDependencies,
  variant: Variant,
): Promise<ClubStock[]> {
  const marketClubs = await clubs.listClubs(locale.market.code);
  const stocks = await Promise.all(
    marketClubs.map(async (club) => ({ variant, club, stock: getStock(variant, await getSalesContext(club.key)) })),
  );
  return stocks.filter(({ stock }) => stock.quantity > 0);
}
