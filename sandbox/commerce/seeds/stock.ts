import { markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { fractionOf, wholeOf } from './deterministic.ts';
import { serviceFee } from './products/service-fee.ts';
import type { SeedStock } from './types.ts';

/** Of a hundred shelves, so many are empty and so many are nearly so. */
const emptyShare = 0.05;
const scarceShare = 0.14;

/**
 * Stock of a sku: one entry for each club and one for each country channel, which holds the sum of its clubs
 * (before a club is chosen, stock is that of the country channel: CATALOG-11). The same sku always gets the same.
 */
export function stockOf(sku: string): SeedStock[] {
  const inClubs = clubs.map(({ key, country }) => ({ country, ...clubStock(sku, key) }));
  const inCountries = markets.map(({ code, channelKey }) => {
    const quantity = inClubs.reduce((sum, entry) => (entry.country === code ? sum + entry.quantity : sum), 0);
    return { sku, channelKey, quantity, restockableInDays: quantity === 0 ? 7 : null };
  });
  return [...inClubs.map(({ country: _country, ...entry }) => entry), ...inCountries];
}

/** A fee never runs out. */
const endlessSku = `${serviceFee.id}-1`;
const endless = 1_000_000;

function clubStock(sku: string, channelKey: string): SeedStock {
  if (sku === endlessSku) return { sku, channelKey, quantity: endless, restockableInDays: null };
  const draw = fractionOf(`stock ${sku} ${channelKey}`);
  if (draw < emptyShare) {
    return { sku, channelKey, quantity: 0, restockableInDays: wholeOf(`restock ${sku} ${channelKey}`, 2, 12) };
  }
  const [min, max] = draw < scarceShare ? ([1, 8] as const) : ([24, 320] as const);
  return { sku, channelKey, quantity: wholeOf(`quantity ${sku} ${channelKey}`, min, max), restockableInDays: null };
}
