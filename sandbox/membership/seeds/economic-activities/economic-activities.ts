import type { MarketCode } from '@tarima/markets/table';
import type { EconomicActivityRow } from '../../src/store/tables.ts';
import { elSalvador } from './el-salvador.ts';
import { isic4 } from './isic-4.ts';

/** The list of each country whose invoices name an economic activity. */
const lists: Partial<Record<MarketCode, string>> = {
  CO: isic4,
  CR: isic4,
  DO: isic4,
  GT: isic4,
  HN: isic4,
  NI: isic4,
  PA: isic4,
  SV: elSalvador,
};

/** Builds the economic activities of all countries, in the order of their codes. */
export function buildEconomicActivities(): EconomicActivityRow[] {
  return Object.entries(lists).flatMap(([country, list]) =>
    list.split('\n').map((line) => {
      const [code = '', name = ''] = line.split('\t');
      return { country, code, name };
    }),
  );
}
