import type { Money } from '@tarima/markets/money';
import { toMarketPrice } from '@tarima/markets/rates';
import type { MarketCode } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { taxCategories } from './taxes.ts';
import type { Localized } from './types.ts';

/**
 * A shipping method of a club (DELIVERY-59). `key` is `{club}_ND` for next day and `{club}_SD` for same day. `fields`
 * are its custom fields; `tax` is a fraction of 1.
 */
export type SeedShippingMethod = {
  key: string;
  club: string;
  type: 'ND' | 'SD';
  name: string;
  localizedName: Localized;
  isDefault: boolean;
  taxCategoryKey: 'standard';
  zoneKey: string;
  zoneRate: { price: Money; freeAbove: Money | null };
  fields: { enabled: boolean; club_included: string; 'tax-included-in-price': boolean; tax: number };
};

/** A zone per country, because rates are in the country's currency. */
export type SeedZone = { key: string; name: string; country: MarketCode };

const deliveringClubs = clubs.filter((club) => club.ecommerceEnabled);

export const zones: SeedZone[] = [...new Set(clubs.map((club) => club.country))].map((country) => ({
  key: `zone-${country.toLowerCase()}`,
  name: country,
  country,
}));

const kinds = [
  { type: 'ND', es: 'Entrega mañana', en: 'Next-day delivery', usdCents: 599, freeAboveUsdCents: 9900 },
  { type: 'SD', es: 'Entrega hoy', en: 'Same-day delivery', usdCents: 999, freeAboveUsdCents: null },
] as const;

/** Two methods per club that sells online; next day is the default and free above about 99 US dollars. */
export const shippingMethods: SeedShippingMethod[] = deliveringClubs.flatMap((club) =>
  kinds.map(({ type, es, en, usdCents, freeAboveUsdCents }) => ({
    key: `${club.key}_${type}`,
    club: club.key,
    type,
    name: `${en} (${club.name})`,
    localizedName: { es, en },
    isDefault: type === 'ND',
    taxCategoryKey: 'standard',
    zoneKey: `zone-${club.country.toLowerCase()}`,
    zoneRate: {
      price: toMarketPrice(club.country, usdCents),
      freeAbove: freeAboveUsdCents === null ? null : toMarketPrice(club.country, freeAboveUsdCents),
    },
    fields: { enabled: true, club_included: club.key, ...getStandardTax(club.country) },
  })),
);

function getStandardTax(country: MarketCode): { 'tax-included-in-price': boolean; tax: number } {
  const rate = taxCategories
    .find((entry) => entry.key === 'standard')
    ?.rates.find((entry) => entry.country === country);
  return { 'tax-included-in-price': rate?.includedInPrice ?? false, tax: rate?.amount ?? 0 };
}
