const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of a moment in a time zone, as days since 1970. */
function dayNumber(moment: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** What stands alone begins with a capital letter: `Mañana`. */
export function inTitle(text: string, localeCode: string): string {
  return text.charAt(0).toLocaleUpperCase(localeCode) + text.slice(1);
}

/**
 * A day as people say it: `hoy` and `ayer` near now, else the date; in the club's time zone (ORDERS-37).
 * @param iso ISO 8601 date and time
 */
export function sayDay(iso: string, now: Date, localeCode: string, timeZone: string): string {
  const moment = new Date(iso);
  const away = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  if (Math.abs(away) <= 1) return new Intl.RelativeTimeFormat(localeCode, { numeric: 'auto' }).format(away, 'day');
  return new Intl.DateTimeFormat(localeCode, { timeZone, dateStyle: 'long' }).format(moment);
}
