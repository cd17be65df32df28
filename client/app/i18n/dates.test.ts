import { expect, it } from 'vitest';
import { formatDateTime, formatDay, formatDayInSentence, formatTime, formatTimeRange, formatYear } from './dates.ts';

const now = new Date('2026-11-20T03:00:00Z');
const zone = 'America/Costa_Rica';

it.each([
  ['2026-11-20T02:00:00Z', 'es-CR', 'hoy'],
  ['2026-11-19T05:30:00Z', 'es-CR', 'ayer'],
  ['2026-11-19T06:30:00Z', 'en-JM', 'today'],
  ['2026-11-12T12:00:00Z', 'es-CR', '12 de noviembre de 2026'],
])('says %s in %s as %s (ORDERS-37)', (iso, locale, words) => {
  expect(formatDay(iso, now, locale, zone)).toBe(words);
});

it.each([
  ['2026-11-20T02:00:00Z', 'es-CR', 'hoy'],
  ['2026-11-12T12:00:00Z', 'es-CR', 'el 12 de noviembre de 2026'],
  ['2026-11-12T12:00:00Z', 'en-JM', '12 November 2026'],
])('writes %s in a sentence in %s as %s', (iso, locale, words) => {
  expect(formatDayInSentence(iso, now, locale, zone)).toBe(words);
});

it('formats a time of day in the club’s time zone', () => {
  expect(formatTime('2026-11-21T15:05:00Z', 'en-CR', 'America/Costa_Rica')).toMatch(/^9:05.AM$/);
});

it('formats a time span in the club’s time zone (DELIVERY-79)', () => {
  const span = { start: '2026-11-21T15:00:00Z', end: '2026-11-21T17:00:00Z', timeZone: zone };
  expect(formatTimeRange(span, 'en-CR')).toMatch(/^9:00\s–.\s11:00\sAM$/);
  expect(formatTimeRange(span, 'es-CR')).toMatch(/^9:00\s–.\s11:00\sa\.\sm\.$/);
});

it('formats a date and a time, which does not wrap', () => {
  const text = formatDateTime('2026-11-26T21:32:00Z', 'es-CR', 'America/Costa_Rica');
  expect(text).toBe('26 nov 2026, 3:32\u00a0p.\u00a0m.');
});

it.each([
  ['2026-06-15T12:00:00Z', '2026'],
  ['2026-12-31T23:00:00Z', '2026'],
  ['2027-01-01T05:59:00Z', '2026'],
  ['2027-01-01T06:00:00Z', '2027'],
])('formats the year of %s as %s in Costa Rica', (moment, year) => {
  expect(formatYear(new Date(moment), zone)).toBe(year);
});
