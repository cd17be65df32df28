import type { LocalizedText } from '@tarima/markets/localized-text';
import type { KnownMarket } from '@tarima/markets/table';
import type { WeeklyHours } from '@tarima/markets/wall-clock';

/** A warehouse where members shop. */
export interface Club {
  /** Four digits, the first two of which are the market's. */
  readonly key: string;
  readonly market: KnownMarket;
  readonly name: LocalizedText;
  readonly address: { readonly street: string; readonly city: string };
  /** Decimal degrees. */
  readonly latitude: number;
  /** Decimal degrees. */
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** In the club's time zone; null when unknown. */
  readonly openingHours: WeeklyHours | null;
  /** Whether the club takes online orders. */
  readonly isEcommerceEnabled: boolean;
}
