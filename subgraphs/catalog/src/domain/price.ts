import { type Money, money } from '@tarima/markets/money';
import type { Price } from './product.ts';

/** What a promotion takes off; null without one. */
export function savingOf({ current, regular }: Price): Money | null {
  if (!regular || regular.centAmount <= current.centAmount) return null;
  return money(regular.centAmount - current.centAmount, current.currency);
}

/** The price of one unit of measure, rounded to whole cents; null for content that is no amount. */
export function pricePerUnit(price: Money, amount: number): Money | null {
  if (!(amount > 0)) return null;
  return money(Math.round(price.centAmount / amount), price.currency);
}
