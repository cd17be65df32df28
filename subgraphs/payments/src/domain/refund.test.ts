import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { computeOwedCents, createRefundId } from './refund.ts';

describe('computeOwedCents', () => {
  it.each([
    ['CANCELLED', 1_000, 0, 1_000],
    ['CANCELLED', 400, 600, 400],
    ['CANCELLED', 1_000, 1_000, 0],
    ['MISSING_ITEMS', 700, 0, 300],
    ['WEIGHT', 700, 300, 0],
    ['WEIGHT', 600, 300, 100],
    ['MISSING_ITEMS', 1_200, 0, 0],
    ['MISSING_ITEMS', -1, 0, 1_000],
  ] as const)(
    '%s with a total of %d after refunds of %d owes %d of 1000 (PAYMENTS-200)',
    (reason, total, refundedCents, owed) => {
      const change = { reason, total: money(total, 'CRC') };
      expect(computeOwedCents(change, { capturedCents: 1_000, refundedCents })).toBe(owed);
    },
  );
});

it('gives the same id to the same order and corrected total (PAYMENTS-202)', () => {
  const change = { orderNumber: 'CR-1', changedAt: new Date(), total: money(700, 'CRC') };
  expect(createRefundId({ ...change, reason: 'MISSING_ITEMS' })).toBe('CR-1:700');
  expect(createRefundId({ ...change, reason: 'CANCELLED' })).toBe('CR-1:0');
});
