import type { Locale } from './locale.ts';
import { markets } from './table.ts';

/** An amount in hundredths of the currency; never a float (CART-45). */
export interface Money {
  readonly centAmount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly fractionDigits: number;
}

/** All eleven currencies are counted in hundredths by the club's upstreams. */
export const fractionDigits = 2;

/** Money of whole hundredths; throws on an amount that is not an integer. */
export function money(centAmount: number, currency: string): Money {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Not an amount in cents: ${centAmount}`);
  return { centAmount, currency, fractionDigits };
}

/** The sum of amounts in one currency; throws when currencies differ. */
export function sumMoney(currency: string, amounts: readonly Money[]): Money {
  let total = 0;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`Cannot add ${amount.currency} to ${currency}`);
    total += amount.centAmount;
  }
  return money(total, currency);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(localeCode: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${localeCode}|${currency}|${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(localeCode, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, found);
  }
  return found;
}

/**
 * An amount as people of the market write it: colones and Colombian pesos without decimals unless
 * the amount has some, everything else with two.
 */
export function formatMoney(amount: Money, locale: Locale): string {
  const habit = markets.find((market) => market.currency === amount.currency)?.displayDigits ?? amount.fractionDigits;
  const digits = amount.centAmount % 100 === 0 ? habit : amount.fractionDigits;
  return formatter(locale.code, amount.currency, digits).format(amount.centAmount / 10 ** amount.fractionDigits);
}
