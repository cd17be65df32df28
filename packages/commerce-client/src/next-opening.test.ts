import { describe, expect, it } from 'vitest';
import { isSameDay, nextOpening } from './next-opening.ts';

const club = {
  timeZone: 'America/Costa_Rica',
  openingHours: { weekdays: ['09:00', '20:30'], saturday: ['08:30', '20:30'], sunday: ['09:00', '19:00'] },
} satisfies Parameters<typeof nextOpening>[0];

/** In Costa Rica, six hours behind UTC; the 20th of November 2026 is a Friday. */
const at = (local: string) => new Date(`2026-11-${local}:00-06:00`);

describe('when a club is next open', () => {
  it.each([
    ['before it opens', '20T06:10', '20T09:00', '20T20:30'],
    ['while it is open, what preparing takes later, to the quarter', '20T14:07', '20T15:15', '20T20:30'],
    ['too late for today, tomorrow by Saturday’s hours', '20T19:31', '21T08:30', '21T20:30'],
    ['after closing on Saturday, on Sunday', '21T23:30', '22T09:00', '22T19:00'],
    ['late on Sunday, on Monday', '22T18:00', '23T09:00', '23T20:30'],
  ])('%s (CLUBS-10)', (_name, now, from, until) => {
    expect(nextOpening(club, at(now), 60)).toEqual({ from: at(from), until: at(until) });
  });

  it('nobody knows of a club without hours (CLUBS-11)', () => {
    expect(nextOpening({ ...club, openingHours: null }, at('20T10:00'), 60)).toBeNull();
  });

  it('keeps the wall clock where clocks are changed', () => {
    const newYork = { ...club, timeZone: 'America/New_York' };
    expect(nextOpening(newYork, new Date('2026-11-01T01:00:00-04:00'), 0)?.from).toEqual(
      new Date('2026-11-01T09:00:00-05:00'),
    );
  });

  it('knows days of the club, not of Greenwich', () => {
    expect(isSameDay(at('20T10:00'), at('20T23:00'), club.timeZone)).toBe(true);
    expect(isSameDay(at('20T23:00'), at('21T00:30'), club.timeZone)).toBe(false);
  });
});
