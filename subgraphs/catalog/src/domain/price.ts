import { type Money, money } from '@tarima/markets/money';
import type { Price } from './product.ts';

/** The regular price less the current one; null without a discount (CATALOG-18). */
export function calculateDiscountAmount({ current, regular }: Price): Money | null {
  if (!regular || regular.centAmount <= current.centAmount) return null;
  return money(regular.centAmount - current.centAmount, current.currency);
}

/** The price of one unit of measure, rounded to whole cents (CATALOG-21); null unless `amount` is above 0. */
export function calculateUnitPrice(price: Money, amount: number): Money | null {
  if (!(amount > 0)) return null;
  return money(Math.round(price.centAmount / amount), price.currency);
}
