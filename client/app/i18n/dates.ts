import { getDateFormat } from '@tarima/markets/date-format';

const dayMs = 24 * 60 * 60 * 1_000;

/** A time span, displayed in the club's time zone. */
export interface ZonedTimeRange {
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** IANA name of the club's time zone. */
  readonly timeZone: string;
}

/** The calendar day of a date and time in a time zone, as days since 1970. */
function getDayNumber(moment: Date, timeZone: string): number {
  const day = getDateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** Formats a number of days as relative time: `hoy`, `dentro de 3 días`. */
export const formatDaysFromNow = (days: number, localeCode: string): string =>
  new Intl.RelativeTimeFormat(localeCode, { numeric: 'auto' }).format(days, 'day');

/** Formats an age in minutes as short relative time: `hace 5 min`. */
export const formatMinutesAgo = (minutes: number, localeCode: string): string =>
  new Intl.RelativeTimeFormat(localeCode, { numeric: 'auto', style: 'short' }).format(-minutes, 'minute');

/**
 * Formats a day in the club's time zone: relative (`hoy`, `ayer`) when close to now, otherwise the date (ORDERS-37).
 * @param iso ISO 8601 date and time
 */
export function formatDay(iso: string, now: Date, localeCode: string, timeZone: string): string {
  const moment = new Date(iso);
  const away = getDayNumber(moment, timeZone) - getDayNumber(now, timeZone);
  if (Math.abs(away) <= 1) return formatDaysFromNow(away, localeCode);
  return getDateFormat(localeCode, { timeZone, dateStyle: 'long' }).format(moment);
}

/** Formats a day for a sentence: `Llega hoy`, `Llega el 12 de noviembre de 2026`. Parameters as in `formatDay`. */
export function formatDayInSentence(...parameters: Parameters<typeof formatDay>): string {
  const day = formatDay(...parameters);
  return parameters[2].startsWith('es') && /^\d/.test(day) ? `el ${day}` : day;
}

/** Capitalizes text that is not part of a sentence: `Mañana`. */
export function capitalize(text: string, localeCode: string): string {
  return text.charAt(0).toLocaleUpperCase(localeCode) + text.slice(1);
}

/** Formats a calendar date without a time: `12 de noviembre de 2026`. @param date ISO 8601 date */
export const formatDate = (date: string, localeCode: string): string =>
  getDateFormat(localeCode, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date}T12:00:00Z`));

/** Formats the date of a moment: `12 de noviembre de 2026`. @param iso ISO 8601 date and time */
export const formatDateOf = (iso: string, localeCode: string, timeZone: string): string =>
  getDateFormat(localeCode, { timeZone, dateStyle: 'long' }).format(new Date(iso));

/** Formats a date and time in short form; the time does not wrap. @param iso ISO 8601 date and time */
export const formatDateTime = (iso: string, localeCode: string, timeZone: string): string =>
  getDateFormat(localeCode, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(iso))
    .replace(/\d+:.*/, preventWrapping);

/**
 * Formats the year of a date in a time zone. Only a day before or after the turn of the year needs the time zone, and with it
 * the browser's locale data (ROUTING-80).
 */
export function formatYear(moment: Date, timeZone: string): string {
  const [earliest, latest] = [-dayMs, dayMs].map((ms) => new Date(moment.getTime() + ms).getUTCFullYear());
  return earliest === latest
    ? String(moment.getUTCFullYear())
    : getDateFormat('en', { timeZone, year: 'numeric' }).format(moment);
}

/** Formats times of day, in the browser's time zone by default. */
const clock = (localeCode: string, timeZone: string | undefined) =>
  getDateFormat(localeCode, { timeZone, hour: 'numeric', minute: '2-digit' });

/** Replaces spaces, and joins a dash to what follows, so that `9:00 – 11:00 a. m.` does not wrap. */
const preventWrapping = (text: string) => text.replace(/\s/g, '\u00a0').replace('–', '–\u2060');

/** Formats a time of day: `9:05 a. m.` @param iso ISO 8601 date and time */
export const formatTime = (iso: string, localeCode: string, timeZone?: string): string =>
  preventWrapping(clock(localeCode, timeZone).format(new Date(iso)));

/** Formats a time span in the club's time zone and the shopper's locale: `9:00–11:00`. */
export const formatTimeRange = ({ start, end, timeZone }: ZonedTimeRange, localeCode: string): string =>
  preventWrapping(clock(localeCode, timeZone).formatRange(new Date(start), new Date(end)));
