import type { LocalizedText } from '@tarima/markets/localized-text';
import type { KnownMarket } from '@tarima/markets/table';

/** A warehouse that members visit (store.md §3, Club). */
export interface Club {
  /** Four digits. */
  readonly key: string;
  readonly market: KnownMarket;
  readonly name: LocalizedText;
  readonly address: { readonly street: string; readonly city: string };
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly openingHours: LocalizedText;
  readonly isEcommerceEnabled: boolean;
}
