import { describe, expect, it } from 'vitest';
import { findNextOpening, isSameDay } from './next-opening.ts';

const club = {
  timeZone: 'America/Costa_Rica',
  openingHours: { weekdays: ['09:00', '20:30'], saturday: ['08:30', '20:30'], sunday: ['09:00', '19:00'] },
} satisfies Parameters<typeof findNextOpening>[0];

/** A time in Costa Rica, which is UTC-6. 20 November 2026 is a Friday. */
const at = (local: string) => new Date(`2026-11-${local}:00-06:00`);

describe('findNextOpening', () => {
  it.each([
    ['before opening time', '20T06:10', '20T09:00', '20T20:30'],
    [
      'after the preparation time, rounded up to a quarter of an hour, while the club is open',
      '20T14:07',
      '20T15:15',
      '20T20:30',
    ],
    ['the next day with Saturday’s hours when it is too late for today', '20T19:31', '21T08:30', '21T20:30'],
    ['on Sunday after closing time on Saturday', '21T23:30', '22T09:00', '22T19:00'],
    ['on Monday after closing time on Sunday', '22T18:00', '23T09:00', '23T20:30'],
  ])('%s (CLUBS-10)', (_name, now, from, until) => {
    expect(findNextOpening(club, at(now), 60)).toEqual({ start: at(from), end: at(until) });
  });

  it('is null for a club without opening hours (CLUBS-11)', () => {
    expect(findNextOpening({ ...club, openingHours: null }, at('20T10:00'), 60)).toBeNull();
  });

  it('keeps the local opening time when daylight saving time ends', () => {
    const newYork = { ...club, timeZone: 'America/New_York' };
    expect(findNextOpening(newYork, new Date('2026-11-01T01:00:00-04:00'), 0)?.start).toEqual(
      new Date('2026-11-01T09:00:00-05:00'),
    );
  });
});

it('isSameDay compares days in the time zone of the club', () => {
  expect(isSameDay(at('20T10:00'), at('20T23:00'), club.timeZone)).toBe(true);
  expect(isSameDay(at('20T23:00'), at('21T00:30'), club.timeZone)).toBe(false);
});
