import { getDateFormat } from '@tarima/markets/date-format';
import type { Locale } from '@tarima/markets/locale';
import type { LocalizedText } from '@tarima/markets/localized-text';
import type { KnownMarket } from '@tarima/markets/table';
import { parseClockTime, type WeeklyHours } from '@tarima/markets/wall-clock';

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

const dayNames = {
  es: { weekdays: 'Lunes a viernes', saturday: 'Sábado', sunday: 'Domingo' },
  en: { weekdays: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' },
} as const;

/**
 * Formats opening hours with the language and clock of a locale, in a line for each group of days (CLUBS-8):
 * `Lunes a viernes 9:00 a. m. – 8:30 p. m.` The times of a period do not wrap.
 */
export function formatOpeningHours(hours: WeeklyHours, { code, language }: Locale): string {
  const clock = getDateFormat(code, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return (['weekdays', 'saturday', 'sunday'] as const)
    .map((days) => {
      const [opens, closes] = hours[days];
      return `${dayNames[language][days]} ${clock.formatRange(parseClockTime(opens), parseClockTime(closes)).replace(/\s/g, '\u00a0').replace('–', '–\u2060')}`;
    })
    .join('\n');
}
