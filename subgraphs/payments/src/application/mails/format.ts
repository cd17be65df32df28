import { getBrandName } from '@tarima/markets/card-brand';
import { getDateFormat } from '@tarima/markets/date-format';
import type { Locale } from '@tarima/markets/locale';

/** A time span in an email, shown in its time zone. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
  readonly timeZone: string;
}

/** A day in a time zone: `martes, 24 de noviembre de 2026`. */
export function formatDay(moment: Date, locale: Locale, timeZone: string): string {
  return getDateFormat(locale.code, { timeZone, dateStyle: 'full' }).format(moment);
}

/** A delivery window: its day and its hours. */
export function formatWindow({ start, end, timeZone }: TimeSpan, locale: Locale): string[] {
  const clock = getDateFormat(locale.code, { timeZone, hour: 'numeric', minute: '2-digit' });
  return [formatDay(start, locale, timeZone), clock.formatRange(start, end)];
}

/** A card as far as it may be shown: `Visa •••• 1091`; undefined when nothing is known of it. */
export function formatCard(card: { brand?: string | undefined; lastDigits?: string | undefined } | undefined) {
  const parts = [card?.brand && getBrandName(card.brand), card?.lastDigits && `•••• ${card.lastDigits}`];
  return parts.filter(Boolean).join(' ') || undefined;
}
