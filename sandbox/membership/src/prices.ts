import { getMarket } from '@tarima/markets/table';
import type { z } from 'zod';
import { itemNumbers, localRates, yearlyUsdCents } from '../seeds/membership-prices.ts';
import { membershipTypes } from '../seeds/membership-types.ts';
import { formatLocalDate } from './responses.ts';
import type { Membership } from './store/memberships.ts';
import type { AccountRow } from './store/tables.ts';
import type { itemNumbersResponseSchema, TransactionContext } from './wire/transactions.ts';

type Type = AccountRow['membership_type'];
type Entry = z.output<typeof itemNumbersResponseSchema>['entries'][number];

const dayMs = 86_400_000;
const yearDays = 365;
const allTypes = Object.keys(membershipTypes) as Type[];

/** The upgrade of each membership type; other types have none (MEMBERSHIP-5). */
export const upgrades: Partial<Record<Type, Type>> = { DIAMOND: 'PLATINUM', BUSINESS: 'BUSINESS_PLATINUM' };

/** The types that a transaction can lead to. */
export function listTargetTypes(context: TransactionContext, membership: Membership | undefined): Type[] {
  if (context === 'NEW') return allTypes;
  const type = membership?.account.membership_type;
  if (!type) return [];
  const upgraded = upgrades[type];
  return context === 'RENEWAL' ? [type] : upgraded ? [upgraded] : [];
}

/** Prices of a transaction in a country, in cents. An upgrade costs the difference for the days that are left. */
export function listEntries(
  {
    context,
    country,
    membership,
  }: { context: TransactionContext; country: string; membership: Membership | undefined },
  now: Date,
): Entry[] {
  const { code, currency } = getMarket(country);
  return listTargetTypes(context, membership).map((type) => {
    const { typeCode, isPlatinumMember } = membershipTypes[type];
    const current = context === 'UPGRADE' && membership ? membership.account.membership_type : undefined;
    const totalPrice = yearlyUsdCents[type] - (current ? yearlyUsdCents[current] : 0);
    const share = current && membership ? getDaysLeft(membership.account, now) / yearDays : 1;
    const proratedAmount = Math.max(1, Math.round(totalPrice * share));
    const toLocal = (usdCents: number) => Math.max(1, Math.round(usdCents * localRates[code]));
    return {
      code: typeCode,
      isPlatinumMember,
      membershipType: type,
      membershipTypeItemNumbers: [itemNumbers[type][context]],
      totalLocalCost: { totalPrice: toLocal(totalPrice), proratedAmount: toLocal(proratedAmount), currency },
      totalUsdCost: { totalPrice, proratedAmount, currency: 'USD' },
    };
  });
}

/** Days until the last valid day, at most a year. */
function getDaysLeft({ expires_on, country_code }: AccountRow, now: Date): number {
  const today = Date.parse(formatLocalDate(country_code, now));
  return Math.min(yearDays, Math.max(0, Math.round((Date.parse(expires_on) - today) / dayMs)));
}
