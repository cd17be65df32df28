import { describe, expect, it } from 'vitest';
import { computeStatus, type FulfilmentStatus } from './status.ts';

const since = new Date('2026-11-20T12:00:00Z');
const getStatusAfter = (status: FulfilmentStatus, ships: boolean, minutes: number) =>
  computeStatus({ status, since, ships }, new Date(since.getTime() + minutes * 60_000), 60_000).status;

describe('statuses', () => {
  it('change over time and stay at the last status', () => {
    expect([0, 0.9, 1, 2, 3, 4, 1e6].map((minutes) => getStatusAfter('1000', false, minutes))).toEqual([
      '1000',
      '1000',
      '2000',
      '3000',
      '7000',
      '7000',
      '7000',
    ]);
  });

  it('include transit for a delivery', () => {
    expect([2, 3, 4, 5].map((minutes) => getStatusAfter('1000', true, minutes))).toEqual([
      '3000',
      'IN_TRANSIT_TO_BE_DELIVERED',
      '7000',
      '7000',
    ]);
  });

  it('turn a requested cancellation into a cancelled order', () => {
    expect([0, 1, 9].map((minutes) => getStatusAfter('PENDING_CANCEL_ORDER', true, minutes))).toEqual([
      'PENDING_CANCEL_ORDER',
      '9000',
      '9000',
    ]);
  });

  it('begin when the one before them ends', () => {
    const origin = { status: '1000', since, ships: false } as const;
    const { since: began } = computeStatus(origin, new Date(since.getTime() + 150_000), 60_000);
    expect(began).toEqual(new Date(since.getTime() + 120_000));
  });

  it('stay unchanged before their start time', () => {
    expect(getStatusAfter('2000', true, -5)).toBe('2000');
  });
});
