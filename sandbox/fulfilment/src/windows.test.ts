import { describe, expect, it } from 'vitest';
import { fulfilmentClubs } from '../seeds/clubs.ts';
import { type FulfilmentClub, findOpenWindow, listOpenWindows } from './windows.ts';

const requireClub = (key: string): FulfilmentClub => {
  const club = fulfilmentClubs.find((entry) => entry.key === key);
  if (!club) throw new Error(`no club ${key}`);
  return club;
};
const escazu = requireClub('6401');
/** Friday, 10:00 in Costa Rica; the club opens from 9:00 to 20:30. */
const friday = Date.parse('2026-11-20T16:00:00Z');
const hour = 3_600_000;
const listStarts = (type: Parameters<typeof listOpenWindows>[1], now: number) =>
  listOpenWindows(escazu, type, now).map(({ start }) => new Date(start).toISOString());

describe('windows', () => {
  it("last two hours within the club's opening hours, and start at least two hours ahead today", () => {
    expect(listOpenWindows(escazu, 'SAME_DAY', friday)).toMatchObject([
      { id: '6401-20261120T1900', end: Date.parse('2026-11-20T21:00:00Z') },
      { id: '6401-20261120T2100' },
      { id: '6401-20261120T2300' },
    ]);
  });

  it('close at 18:00 club time on the day before', () => {
    expect(listStarts('NEXT_DAY', friday + 8 * hour - 1)[0]).toBe('2026-11-21T14:30:00.000Z');
    expect(listStarts('NEXT_DAY', friday + 8 * hour)[0]).toBe('2026-11-22T15:00:00.000Z');
  });

  it('for DELIVERY include those of today and of later days', () => {
    expect(listStarts('DELIVERY', friday)).toEqual([
      ...listStarts('SAME_DAY', friday),
      ...listStarts('NEXT_DAY', friday),
    ]);
  });

  it("use the day in the club's time zone", () => {
    const lateEvening = Date.parse('2026-11-21T03:00:00Z');
    expect(listStarts('SAME_DAY', lateEvening)).toEqual([]);
    expect(listStarts('NEXT_DAY', lateEvening)[0]).toBe('2026-11-22T15:00:00.000Z');
  });

  it("accept no orders before the end of the club's closure", () => {
    const closed = { ...escazu, closedUntil: Date.parse('2026-11-20T23:00:00Z') };
    expect(listOpenWindows(closed, 'SAME_DAY', friday).map(({ id }) => id)).toEqual(['6401-20261120T2300']);
    expect(findOpenWindow(closed, '6401-20261120T2100', friday)).toBeUndefined();
  });

  it('are found by id until they close', () => {
    expect(findOpenWindow(escazu, '6401-20261120T1900', friday)).toBeDefined();
    expect(findOpenWindow(escazu, '6401-20261120T1900', friday + hour)).toBeUndefined();
    expect(findOpenWindow(escazu, '6401-20261120T1930', friday)).toBeUndefined();
  });
});
