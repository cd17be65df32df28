import type { Money } from '@tarima/markets/money';
import { toMarketPrice } from '@tarima/markets/rates';
import { clubs } from './clubs.ts';
import type { Localized } from './types.ts';

/** A shipping method of a club (DELIVERY-59). `key` is `{club}_ND` for next day and `{club}_SD` for same day. */
export type SeedShippingMethod = {
  key: string;
  club: string;
  type: 'ND' | 'SD';
  name: string;
  localizedName: Localized;
  isDefault: boolean;
  zoneRate: { price: Money; freeAbove: Money | null };
};

const deliveringClubs = clubs.filter((club) => club.ecommerceEnabled);

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
    zoneRate: {
      price: toMarketPrice(club.country, usdCents),
      freeAbove: freeAboveUsdCents === null ? null : toMarketPrice(club.country, freeAboveUsdCents),
    },
  })),
);
