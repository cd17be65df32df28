import { getMarket } from '@tarima/markets/table';
import { expect, it } from 'vitest';
import { getLastDayAfterRenewal } from './membership.ts';

it.each([
  ['a year after the last day', 'CR', '2027-01-15', '2026-12-01T12:00:00Z', '2028-01-15'],
  ['a year after the last day, which is today', 'CR', '2026-12-01', '2026-12-01T12:00:00Z', '2027-12-01'],
  ['a year after today for an expired membership', 'CR', '2026-01-31', '2026-12-01T12:00:00Z', '2027-12-01'],
  ['a year after today in the market, not in UTC', 'CR', '2026-01-31', '2026-12-02T03:00:00Z', '2027-12-01'],
  ['the first of March after a leap day', 'JM', '2028-02-29', '2028-02-01T12:00:00Z', '2029-03-01'],
])('a renewal is valid until %s (MEMBERSHIP-300)', (_when, market, expiresOn, now, lastDay) => {
  expect(getLastDayAfterRenewal({ expiresOn, market: getMarket(market) }, new Date(now))).toBe(lastDay);
});
