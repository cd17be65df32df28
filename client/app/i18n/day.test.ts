import { expect, it } from 'vitest';
import { sayDay } from './day.ts';

const now = new Date('2026-11-20T03:00:00Z');
const zone = 'America/Costa_Rica';

it.each([
  ['2026-11-20T02:00:00Z', 'es-CR', 'hoy'],
  ['2026-11-19T05:30:00Z', 'es-CR', 'ayer'],
  ['2026-11-19T06:30:00Z', 'en-JM', 'today'],
  ['2026-11-12T12:00:00Z', 'es-CR', '12 de noviembre de 2026'],
])('says %s in %s as %s (ORDERS-37)', (iso, locale, words) => {
  expect(sayDay(iso, now, locale, zone)).toBe(words);
});
