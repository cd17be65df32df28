import { formatTime } from './dates.ts';

/** When a rate limit allows a retry, by the browser's clock. @returns ISO 8601 */
export function computeRetryTime(seconds: number, now = Date.now()): string {
  return new Date(now + seconds * 1_000).toISOString();
}

/** Formats the minute from which a retry is allowed, in the browser's time zone: `10:46 a. m.` */
export function formatRetryTime(iso: string, localeCode: string, timeZone?: string): string {
  const minute = Math.ceil(Date.parse(iso) / 60_000) * 60_000;
  return formatTime(new Date(minute).toISOString(), localeCode, timeZone);
}
