import type { MarketCode } from '@tarima/markets/table';
import type { Localized, TaxCategoryKey } from './types.ts';

/** Tax rate of a country. `amount` is a fraction (0.13 is 13 %) and, with `subRates`, their sum. */
export type SeedTaxRate = {
  name: string;
  country: MarketCode;
  amount: number;
  /** True where displayed prices include the tax. */
  includedInPrice: boolean;
  subRates: { name: string; amount: number }[];
};

export type SeedTaxCategory = { key: TaxCategoryKey; name: Localized; rates: SeedTaxRate[] };

type CountryTax = {
  name: string;
  included: boolean;
  rates: Record<TaxCategoryKey, number>;
  /** Levies that make up every rate, if there are several. */
  levies?: { name: string; amount: number }[];
};

// biome-ignore format: a table is most readable with one row per country
const countryTaxes: Record<MarketCode, CountryTax> = {
  SV: { name: 'IVA', included: true, rates: { standard: 0.13, 'basic-basket': 0.13, exempt: 0, alcohol: 0.13 } },
  CO: { name: 'IVA', included: true, rates: { standard: 0.19, 'basic-basket': 0, exempt: 0, alcohol: 0.19 } },
  CR: { name: 'IVA', included: true, rates: { standard: 0.13, 'basic-basket': 0.01, exempt: 0, alcohol: 0.13 } },
  GT: { name: 'IVA', included: true, rates: { standard: 0.12, 'basic-basket': 0.12, exempt: 0, alcohol: 0.12 } },
  PA: { name: 'ITBMS', included: false, rates: { standard: 0.07, 'basic-basket': 0, exempt: 0, alcohol: 0.1 } },
  HN: { name: 'ISV', included: true, rates: { standard: 0.15, 'basic-basket': 0, exempt: 0, alcohol: 0.18 } },
  NI: { name: 'IVA', included: true, rates: { standard: 0.15, 'basic-basket': 0, exempt: 0, alcohol: 0.15 } },
  AW: { name: 'BBO/BAZV/BAVP', included: true, rates: { standard: 0.07, 'basic-basket': 0.07, exempt: 0, alcohol: 0.07 },
    levies: [{ name: 'BBO', amount: 0.025 }, { name: 'BAZV', amount: 0.03 }, { name: 'BAVP', amount: 0.015 }] },
  BB: { name: 'VAT', included: true, rates: { standard: 0.175, 'basic-basket': 0, exempt: 0, alcohol: 0.175 } },
  DO: { name: 'ITBIS', included: true, rates: { standard: 0.18, 'basic-basket': 0, exempt: 0, alcohol: 0.18 } },
  VI: { name: 'No sales tax', included: false, rates: { standard: 0, 'basic-basket': 0, exempt: 0, alcohol: 0 } },
  TT: { name: 'VAT', included: true, rates: { standard: 0.125, 'basic-basket': 0, exempt: 0, alcohol: 0.125 } },
  JM: { name: 'GCT', included: false, rates: { standard: 0.15, 'basic-basket': 0, exempt: 0, alcohol: 0.15 } },
};

const names: Record<TaxCategoryKey, Localized> = {
  standard: { es: 'General', en: 'Standard' },
  'basic-basket': { es: 'Canasta básica', en: 'Basic basket' },
  exempt: { es: 'Exento', en: 'Exempt' },
  alcohol: { es: 'Bebidas alcohólicas', en: 'Alcohol' },
};

/** Tax categories with one rate per country. */
export const taxCategories: SeedTaxCategory[] = (Object.keys(names) as TaxCategoryKey[]).map((key) => ({
  key,
  name: names[key],
  rates: (Object.entries(countryTaxes) as [MarketCode, CountryTax][]).map(([country, tax]) => ({
    name: tax.name,
    country,
    amount: tax.rates[key],
    includedInPrice: tax.included,
    subRates: tax.rates[key] > 0 ? (tax.levies ?? []) : [],
  })),
}));
