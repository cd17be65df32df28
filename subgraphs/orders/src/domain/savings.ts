import { type Money, money } from '@tarima/markets/money';
import type { KnownMarket } from '@tarima/markets/table';
import { getStartOfWallDay, toMoment } from '@tarima/markets/wall-clock';
import type { Order, OrderLine } from './order.ts';

/** What a membership has saved in a year: list prices minus prices paid, over the year's receipts (MEMBERSHIP-18). */
export interface Savings {
  /** Calendar year in the time zone of the membership's country. */
  readonly year: number;
  /** What the items cost without discounts. */
  readonly listTotal: Money;
  /** What was paid for the items, without service fees, delivery and taxes that are added to prices. */
  readonly paidTotal: Money;
  readonly saved: Money;
  readonly receiptCount: number;
  /** Whether every order of the year is included. */
  readonly isComplete: boolean;
}

/** A calendar year and its first moment. */
export interface Year {
  readonly year: number;
  readonly start: Date;
}

/** The current year in the time zone of a market (MEMBERSHIP-242). */
export function getCurrentYear(now: Date, { timeZone }: Pick<KnownMarket, 'timeZone'>): Year {
  const year = new Date(getStartOfWallDay(now.getTime(), timeZone)).getUTCFullYear();
  return { year, start: new Date(toMoment(Date.UTC(year, 0, 1), timeZone)) };
}

/**
 * Adds up the orders of a year. Cancelled and refunded orders do not count (MEMBERSHIP-243), missing items and weights
 * are corrected (MEMBERSHIP-244). Orders in another currency cannot be added: without them the result is not complete.
 */
export function calculateSavings(
  orders: readonly Order[],
  { currency, year }: { currency: string; year: number },
): Savings {
  const receipts = orders.filter((order) => !isWithdrawn(order));
  const counted = receipts.filter(({ total }) => total.currency === currency);
  const lines = counted.flatMap((order) => order.lines);
  const listCents = lines.reduce((sum, line) => sum + getListCents(line), 0);
  const paidCents = lines.reduce((sum, line) => sum + getPaidCents(line), 0);
  return {
    year,
    listTotal: money(listCents, currency),
    paidTotal: money(paidCents, currency),
    saved: money(listCents - paidCents, currency),
    receiptCount: counted.length,
    isComplete: counted.length === receipts.length,
  };
}

/** What a yearly reward of some percent of the purchases would return, rounded down to cents (MEMBERSHIP-245). */
export function calculateRebate({ paidTotal }: Savings, percent: number): Money {
  return money(Math.floor((paidTotal.centAmount * percent) / 100), paidTotal.currency);
}

function isWithdrawn({ status, isRefunded }: Order): boolean {
  return isRefunded || status?.progress === 'CANCELLED' || status?.progress === 'CANCELLATION_REQUESTED';
}

const getPaidCents = ({ total, correctedTotal }: OrderLine) => (correctedTotal ?? total).centAmount;

/** A corrected line has the same share of its list price as of its price: fewer units, or less weight. */
function getListCents({ listUnitPrice, quantity, total, correctedTotal }: OrderLine): number {
  const listCents = listUnitPrice.centAmount * quantity;
  if (!correctedTotal || total.centAmount === 0) return listCents;
  return Math.round((listCents * correctedTotal.centAmount) / total.centAmount);
}
