import { getDateFormat } from '@tarima/markets/date-format';
import type { Locale } from '@tarima/markets/locale';

/** A calendar day (ISO date), which has no time zone: `23 de noviembre de 2027`. */
export function formatCalendarDay(isoDate: string, locale: Locale): string {
  return getDateFormat(locale.code, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
