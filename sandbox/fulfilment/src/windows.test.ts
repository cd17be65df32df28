import { describe, expect, it } from 'vitest';
import { fulfilmentClubs } from '../seeds/clubs.ts';
import { type FulfilmentClub, openWindow, openWindows } from './windows.ts';

const clubOf = (key: string): FulfilmentClub => {
  const club = fulfilmentClubs.find((entry) => entry.key === key);
  if (!club) throw new Error(`no club ${key}`);
  return club;
};
const escazu = clubOf('6401');
/** Friday, 10:00 in Costa Rica, where the club is open from 9:00 to 20:30. */
const friday = Date.parse('2026-11-20T16:00:00Z');
const hour = 3_600_000;
const startsOf = (type: Parameters<typeof openWindows>[1], now: number) =>
  openWindows(escazu, type, now).map(({ start }) => new Date(start).toISOString());

describe('windows', () => {
  it('are of two hours within the hours of the club, today from two hours ahead', () => {
    expect(openWindows(escazu, 'SAME_DAY', friday)).toMatchObject([
      { id: '6401-20261120T1900', end: Date.parse('2026-11-20T21:00:00Z') },
      { id: '6401-20261120T2100' },
      { id: '6401-20261120T2300' },
    ]);
  });

  it('of the next day close at 18:00 of the club', () => {
    expect(startsOf('NEXT_DAY', friday + 8 * hour - 1)[0]).toBe('2026-11-21T14:30:00.000Z');
    expect(startsOf('NEXT_DAY', friday + 8 * hour)[0]).toBe('2026-11-22T15:00:00.000Z');
  });

  it('of delivery are those of today and of later days', () => {
    expect(startsOf('DELIVERY', friday)).toEqual([...startsOf('SAME_DAY', friday), ...startsOf('NEXT_DAY', friday)]);
  });

  it('follow the day of the club, not of the server', () => {
    const lateThere = Date.parse('2026-11-21T03:00:00Z');
    expect(startsOf('SAME_DAY', lateThere)).toEqual([]);
    expect(startsOf('NEXT_DAY', lateThere)[0]).toBe('2026-11-22T15:00:00.000Z');
  });

  it('take no orders before the moment until which the club is closed', () => {
    const closed = { ...escazu, closedUntil: Date.parse('2026-11-20T23:00:00Z') };
    expect(openWindows(closed, 'SAME_DAY', friday).map(({ id }) => id)).toEqual(['6401-20261120T2300']);
    expect(openWindow(closed, '6401-20261120T2100', friday)).toBeUndefined();
  });

  it('are found by their id until they close', () => {
    expect(openWindow(escazu, '6401-20261120T1900', friday)).toBeDefined();
    expect(openWindow(escazu, '6401-20261120T1900', friday + hour)).toBeUndefined();
    expect(openWindow(escazu, '6401-20261120T1930', friday)).toBeUndefined();
  });
});
