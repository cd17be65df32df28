import { getDateFormat } from './date-format.ts';
import type { Locale } from './locale.ts';
import { parseClockTime, type WeeklyHours } from './wall-clock.ts';

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
