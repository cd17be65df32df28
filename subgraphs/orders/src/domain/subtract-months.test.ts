import { expect, it } from 'vitest';
import { subtractMonths } from './subtract-months.ts';

it.each([
  ['2026-11-20T10:00:00.000Z', 12, '2025-11-20T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
])('%s minus %d months is %s (ORDERS-23)', (moment, months, earlier) => {
  expect(subtractMonths(new Date(moment), months).toISOString()).toBe(earlier);
});
