import type { LocalizedText } from '@tarima/markets/localized-text';
import type { KnownMarket, Language } from '@tarima/markets/table';

/** Opening and closing time of each day in the club's time zone, `HH:mm`. */
export interface OpeningHours {
  readonly weekdays: readonly [string, string];
  readonly saturday: readonly [string, string];
  readonly sunday: readonly [string, string];
}

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
  /** Null when unknown. */
  readonly openingHours: OpeningHours | null;
  /** Whether the club takes online orders. */
  readonly isEcommerceEnabled: boolean;
}

const dayNames = {
  es: { weekdays: 'Lunes a viernes', saturday: 'Sábado', sunday: 'Domingo' },
  en: { weekdays: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' },
} as const;

/** Formats opening hours: `Lunes a viernes 09:00–20:30 · Sábado 08:30–20:30 · Domingo 09:00–19:00` (CLUBS-8). */
export function formatOpeningHours(hours: OpeningHours, language: Language): string {
  return (['weekdays', 'saturday', 'sunday'] as const)
    .map((day) => `${dayNames[language][day]} ${hours[day].join('–')}`)
    .join(' · ');
}
