import { formatMoney, type Money } from '@tarima/markets/money';
import { useLocale } from './use-locale.ts';

/** Writes amounts as people of the page's market do. */
export function useMoney(): (amount: Money) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, locale);
}
