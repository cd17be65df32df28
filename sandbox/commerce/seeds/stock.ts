import { markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { hashToFraction, hashToInteger } from './deterministic.ts';
import { serviceFee } from './products/service-fee.ts';
import type { SeedStock } from './types.ts';

/** Cumulative fractions of stock entries that are empty and scarce. */
const emptyShare = 0.05;
const scarceShare = 0.14;

/**
 * Builds the stock of a SKU: one entry per club and one per country channel with the sum of its clubs (before a club is
 * selected, stock is that of the country channel: CATALOG-11). The result is deterministic.
 */
export function buildStock(sku: string): SeedStock[] {
  const inClubs = clubs.map(({ key, country }) => ({ country, ...buildClubStock(sku, key) }));
  const inCountries = markets.map(({ code, channelKey }) => {
    const quantity = inClubs.reduce((sum, entry) => (entry.country === code ? sum + entry.quantity : sum), 0);
    return { sku, channelKey, quantity, restockableInDays: quantity === 0 ? 7 : null };
  });
  return [...inClubs.map(({ country: _country, ...entry }) => entry), ...inCountries];
}

/** The service fee has unlimited stock. */
const unlimitedSku = `${serviceFee.id}-1`;
const unlimitedQuantity = 1_000_000;

function buildClubStock(sku: string, channelKey: string): SeedStock {
  if (sku === unlimitedSku) return { sku, channelKey, quantity: unlimitedQuantity, restockableInDays: null };
  const draw = hashToFraction(`stock ${sku} ${channelKey}`);
  if (draw < emptyShare) {
    return { sku, channelKey, quantity: 0, restockableInDays: hashToInteger(`restock ${sku} ${channelKey}`, 2, 12) };
  }
  const [min, max] = draw < scarceShare ? ([1, 8] as const) : ([24, 320] as const);
  return {
    sku,
    channelKey,
    quantity: hashToInteger(`quantity ${sku} ${channelKey}`, min, max),
    restockableInDays: null,
  };
}
