import type { Locale } from './locale.ts';
import { createNumberFormat } from './number-format.ts';
import { markets } from './table.ts';

/** An integer amount in hundredths of the currency (CART-45). */
export interface Money {
  readonly centAmount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly fractionDigits: number;
}

/** The club's upstreams use hundredths for all eleven currencies. */
export const fractionDigits = 2;

/** Creates a money value. @throws RangeError for an amount that is not an integer */
export function money(centAmount: number, currency: string): Money {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Cents must be an integer: ${centAmount}`);
  return { centAmount, currency, fractionDigits };
}

/** The sum of amounts in one currency. @throws RangeError when the currencies differ */
export function sumMoney(currency: string, amounts: readonly Money[]): Money {
  let total = 0;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`Cannot add ${amount.currency} to ${currency}`);
    total += amount.centAmount;
  }
  return money(total, currency);
}

const formats = new Map<string, Pick<Intl.NumberFormat, 'format'>>();

function getFormat(localeCode: string, currency: string, digits: number) {
  const key = `${localeCode}|${currency}|${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = createNumberFormat(localeCode, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats an amount for its market. Colones and Colombian pesos have decimals only when the amount is not whole; other
 * currencies always have two, unless `wholeAmountDigits` is another number.
 */
export function formatMoney(
  amount: Money,
  locale: Locale,
  wholeAmountDigits = markets.find((market) => market.currency === amount.currency)?.displayDigits ??
    amount.fractionDigits,
): string {
  const digits = amount.centAmount % 100 === 0 ? wholeAmountDigits : amount.fractionDigits;
  return getFormat(locale.code, amount.currency, digits).format(amount.centAmount / 10 ** amount.fractionDigits);
}
