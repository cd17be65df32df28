import { expect, it } from 'vitest';
import { isRenewalOpen } from './membership-reasons.ts';
import { getMarket } from './table.ts';

const rules = { renewalDaysBeforeExpiry: 30 };
const membership = { expiresOn: '2026-12-31', market: getMarket('CR') };

it.each([
  // Costa Rica is six hours behind UTC.
  ['the evening before the period', '2026-12-01T05:59:00Z', false],
  ['the first day of the period', '2026-12-01T06:00:00Z', true],
  ['the last day of the membership', '2027-01-01T05:00:00Z', true],
  ['a day long after expiry', '2028-06-01T12:00:00Z', true],
])('isRenewalOpen on %s (MEMBERSHIP-23)', (_day, now, isOpen) => {
  expect(isRenewalOpen(membership, rules, new Date(now))).toBe(isOpen);
});
