import { describe, expect, it } from 'vitest';
import { windowRules } from '../testing/fake-store.ts';
import {
  type ChosenWindow,
  type DeliveryWindow,
  isWindowExpired,
  selectOfferedWindows,
  type WindowRequest,
} from './delivery-window.ts';

const now = new Date('2026-11-20T16:00:00Z');

const windowAt = (start: string, availableCapacityLitres = 100): DeliveryWindow => ({
  id: start,
  start,
  end: start,
  timeZone: 'America/Costa_Rica',
  availableCapacityLitres,
});

const chosen = (start: string): ChosenWindow => ({
  ...windowAt(start),
  heldVolumeLitres: 7.5,
  heldUntil: '2026-11-20T16:30:00Z',
});

describe('offered windows', () => {
  /** For 7.5 litres, from an hour from now on. */
  const request: WindowRequest = {
    cartId: 'cart-1',
    chosenWindowId: null,
    clubKey: '6401',
    earliestStart: new Date('2026-11-20T17:00:00Z'),
    type: 'NEXT_DAY',
    items: [{ sku: 'rice-1', storageType: 'DRY', quantity: 3, volumeLitres: 2.5 }],
  };
  /** The fourth one is still on the 21st in Costa Rica. */
  const windows = [
    windowAt('2026-11-20T16:30:00Z'),
    windowAt('2026-11-20T17:00:00Z', 7),
    windowAt('2026-11-21T15:00:00Z', 7.5),
    windowAt('2026-11-22T05:00:00Z'),
    windowAt('2026-11-22T15:00:00Z'),
  ];

  it('start after the minimum time, full ones included (DELIVERY-75, DELIVERY-78)', () => {
    const offered = selectOfferedWindows(windows, request, windowRules);
    expect(offered.map(({ start, isFull }) => [start, isFull])).toEqual([
      ['2026-11-20T17:00:00Z', true],
      ['2026-11-21T15:00:00Z', false],
      ['2026-11-22T05:00:00Z', false],
      ['2026-11-22T15:00:00Z', false],
    ]);
  });

  it('are those of the first day with capacity, in the club’s time zone, in a market with one day only (DELIVERY-77)', () => {
    const offered = selectOfferedWindows(windows, request, { ...windowRules, isOneDayOnly: true });
    expect(offered.map(({ start }) => start)).toEqual(['2026-11-21T15:00:00Z', '2026-11-22T05:00:00Z']);
  });

  it('are the earliest one with capacity and the chosen one, in a market with the earliest only (DELIVERY-76)', () => {
    const rules = { ...windowRules, isEarliestOnly: true };
    const starts = (chosenWindowId: string | null) =>
      selectOfferedWindows(windows, { ...request, chosenWindowId }, rules).map(({ start }) => start);
    expect(starts(null)).toEqual(['2026-11-21T15:00:00Z']);
    expect(starts('2026-11-22T15:00:00Z')).toEqual(['2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z']);
    expect(starts('gone')).toEqual(['2026-11-21T15:00:00Z']);
  });

  it('expire when less than the minimum time is left (DELIVERY-75)', () => {
    expect(isWindowExpired(chosen('2026-11-20T17:00:00Z'), windowRules, now)).toBe(false);
    expect(isWindowExpired(chosen('2026-11-20T16:59:59Z'), windowRules, now)).toBe(true);
  });

  it('expire when the hold ends (DELIVERY-91)', () => {
    const start = '2026-11-20T19:00:00Z';
    expect(isWindowExpired({ ...chosen(start), heldUntil: '2026-11-20T16:00:01Z' }, windowRules, now)).toBe(false);
    expect(isWindowExpired({ ...chosen(start), heldUntil: '2026-11-20T16:00:00Z' }, windowRules, now)).toBe(true);
  });
});
