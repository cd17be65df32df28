import { formatMoney, type Money } from '@tarima/markets/money';
import { useLocale } from './use-locale.ts';

/** Returns a function that formats amounts for the page's market. */
export function useMoney(): (amount: Money) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, locale);
}
