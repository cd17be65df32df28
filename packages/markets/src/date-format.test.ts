import { expect, it } from 'vitest';
import { getDateFormat } from './date-format.ts';

it('creates the format of a locale and its options once', () => {
  const year = getDateFormat('en', { timeZone: 'UTC', year: 'numeric' });
  expect(year.format(new Date('2026-11-27T12:00:00Z'))).toBe('2026');
  expect(getDateFormat('en', { timeZone: 'UTC', year: 'numeric' })).toBe(year);
  expect(getDateFormat('en', { timeZone: 'America/Panama', year: 'numeric' })).not.toBe(year);
  expect(getDateFormat('es', { timeZone: 'UTC', year: 'numeric' })).not.toBe(year);
});
