import { describe, expect, it } from 'vitest';
import { type FulfilmentStatus, statusAt } from './status.ts';

const since = new Date('2026-11-20T12:00:00Z');
const after = (status: FulfilmentStatus, ships: boolean, minutes: number) =>
  statusAt({ status, since, ships }, new Date(since.getTime() + minutes * 60_000), 60_000);

describe('statuses', () => {
  it('move on with time, and stop at the end', () => {
    expect([0, 0.9, 1, 2, 3, 4, 1e6].map((minutes) => after('1000', false, minutes))).toEqual([
      '1000',
      '1000',
      '2000',
      '3000',
      '7000',
      '7000',
      '7000',
    ]);
  });

  it('pass through transit on the way to an address', () => {
    expect([2, 3, 4, 5].map((minutes) => after('1000', true, minutes))).toEqual([
      '3000',
      'IN_TRANSIT_TO_BE_DELIVERED',
      '7000',
      '7000',
    ]);
  });

  it('end a cancellation as cancelled', () => {
    expect([0, 1, 9].map((minutes) => after('PENDING_CANCEL_ORDER', true, minutes))).toEqual([
      'PENDING_CANCEL_ORDER',
      '9000',
      '9000',
    ]);
  });

  it('stand still before their time', () => {
    expect(after('2000', true, -5)).toBe('2000');
  });
});
