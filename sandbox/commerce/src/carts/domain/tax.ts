import type { CentPrecisionMoney, SubRate, TaxedItemPrice, TaxPortion, TaxRate } from '@commercetools/platform-sdk';
import { divide, type Fraction, multiply, type RoundingMode, sumMoney, toFraction, toMoney } from './money.ts';

/** Whether tax is worked out on the line's total or on one unit and then multiplied. */
export type TaxCalculationMode = 'LineItemLevel' | 'UnitPriceLevel';

export interface TaxModes {
  readonly rounding: RoundingMode;
  readonly calculation: TaxCalculationMode;
}

export interface TaxableAmount {
  readonly total: CentPrecisionMoney;
  readonly unit: CentPrecisionMoney;
  readonly quantity: number;
}

/** The rate for a place: one for its state when there is such a one, else the one for the whole country. */
export function taxRateFor(rates: readonly TaxRate[], country: string, state?: string): TaxRate | undefined {
  const ofCountry = rates.filter((rate) => rate.country === country);
  return ofCountry.find((rate) => rate.state && rate.state === state) ?? ofCountry.find((rate) => !rate.state);
}

/**
 * Net, gross and tax of one position. Tax inside the price rounds the net amount, tax on top the gross one;
 * what remains between them is the tax, so the three always add up.
 */
export function taxedItemPrice(amount: TaxableAmount, rate: TaxRate, modes: TaxModes): TaxedItemPrice {
  const perUnit = modes.calculation === 'UnitPriceLevel';
  const base = perUnit ? amount.unit.centAmount : amount.total.centAmount;
  const factor = onePlus(rate.amount);
  const other = rate.includedInPrice ? divide(base, factor, modes.rounding) : multiply(base, factor, modes.rounding);
  const taxed = perUnit ? other * amount.quantity : other;
  const plain = perUnit ? base * amount.quantity : base;
  const [net, gross] = rate.includedInPrice ? [taxed, plain] : [plain, taxed];
  const currency = amount.total.currencyCode;
  return {
    totalNet: toMoney(net, currency),
    totalGross: toMoney(gross, currency),
    taxPortions: portions(gross - net, rate, currency, modes.rounding),
    totalTax: toMoney(gross - net, currency),
  };
}

/** The sum of positions; portions of the same name and rate become one. */
export function sumTaxed(currency: string, items: readonly TaxedItemPrice[]): TaxedItemPrice {
  const byTax = new Map<string, TaxPortion>();
  for (const portion of items.flatMap((item) => item.taxPortions)) {
    const key = `${portion.rate}|${portion.name}`;
    const known = byTax.get(key);
    byTax.set(key, known ? { ...known, amount: sumMoney(currency, [known.amount, portion.amount]) } : portion);
  }
  const totalNet = sumMoney(
    currency,
    items.map((item) => item.totalNet),
  );
  const totalGross = sumMoney(
    currency,
    items.map((item) => item.totalGross),
  );
  return {
    totalNet,
    totalGross,
    taxPortions: [...byTax.values()],
    totalTax: toMoney(totalGross.centAmount - totalNet.centAmount, currency),
  };
}

/** The last sub-rate takes what rounding left, so that the portions add up to the tax. */
function portions(tax: number, rate: TaxRate, currency: string, rounding: RoundingMode): TaxPortion[] {
  const parts: SubRate[] = rate.subRates?.length ? rate.subRates : [{ name: rate.name, amount: rate.amount }];
  const whole = toFraction(rate.amount);
  let left = tax;
  return parts.map((part, index) => {
    const share = index === parts.length - 1 ? left : multiply(tax, ratio(toFraction(part.amount), whole), rounding);
    left -= share;
    return { name: part.name, rate: part.amount, amount: toMoney(share, currency) };
  });
}

function onePlus(rate: number): Fraction {
  const { numerator, denominator } = toFraction(rate);
  return { numerator: numerator + denominator, denominator };
}

function ratio(part: Fraction, whole: Fraction): Fraction {
  if (whole.numerator === 0n) return { numerator: 0n, denominator: 1n };
  return { numerator: part.numerator * whole.denominator, denominator: part.denominator * whole.numerator };
}
