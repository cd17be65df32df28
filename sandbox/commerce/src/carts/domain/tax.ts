import type { CentPrecisionMoney, SubRate, TaxedItemPrice, TaxPortion, TaxRate } from '@commercetools/platform-sdk';
import { divide, type Fraction, multiply, type RoundingMode, sumMoney, toFraction, toMoney } from './money.ts';

/** Whether tax is calculated on the line total, or on the unit price and then multiplied. */
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

/** Finds the rate for a location: that of its state if there is one, otherwise that of the country. */
export function findTaxRate(rates: readonly TaxRate[], country: string, state?: string): TaxRate | undefined {
  const countryRates = rates.filter((rate) => rate.country === country);
  return countryRates.find((rate) => rate.state && rate.state === state) ?? countryRates.find((rate) => !rate.state);
}

/**
 * Calculates net, gross and tax of an item. Included tax rounds the net amount, added tax the gross amount; the tax is
 * the difference, so the three always add up.
 */
export function calculateTax(amount: TaxableAmount, rate: TaxRate, modes: TaxModes): TaxedItemPrice {
  const perUnit = modes.calculation === 'UnitPriceLevel';
  const base = perUnit ? amount.unit.centAmount : amount.total.centAmount;
  const factor = addOne(rate.amount);
  const other = rate.includedInPrice ? divide(base, factor, modes.rounding) : multiply(base, factor, modes.rounding);
  const taxed = perUnit ? other * amount.quantity : other;
  const untaxed = perUnit ? base * amount.quantity : base;
  const [net, gross] = rate.includedInPrice ? [taxed, untaxed] : [untaxed, taxed];
  const currency = amount.total.currencyCode;
  return {
    totalNet: toMoney(net, currency),
    totalGross: toMoney(gross, currency),
    taxPortions: splitTax(gross - net, rate, currency, modes.rounding),
    totalTax: toMoney(gross - net, currency),
  };
}

/** Adds up items; portions with the same name and rate are combined. */
export function sumTaxedPrices(currency: string, items: readonly TaxedItemPrice[]): TaxedItemPrice {
  const portionsByTax = new Map<string, TaxPortion>();
  for (const portion of items.flatMap((item) => item.taxPortions)) {
    const key = `${portion.rate}|${portion.name}`;
    const existing = portionsByTax.get(key);
    portionsByTax.set(
      key,
      existing ? { ...existing, amount: sumMoney(currency, [existing.amount, portion.amount]) } : portion,
    );
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
    taxPortions: [...portionsByTax.values()],
    totalTax: toMoney(totalGross.centAmount - totalNet.centAmount, currency),
  };
}

/** The last sub-rate gets the rounding difference, so that the portions add up to the tax. */
function splitTax(tax: number, rate: TaxRate, currency: string, rounding: RoundingMode): TaxPortion[] {
  const parts: SubRate[] = rate.subRates?.length ? rate.subRates : [{ name: rate.name, amount: rate.amount }];
  const whole = toFraction(rate.amount);
  let remaining = tax;
  return parts.map((part, index) => {
    const share =
      index === parts.length - 1 ? remaining : multiply(tax, divideFractions(toFraction(part.amount), whole), rounding);
    remaining -= share;
    return { name: part.name, rate: part.amount, amount: toMoney(share, currency) };
  });
}

function addOne(rate: number): Fraction {
  const { numerator, denominator } = toFraction(rate);
  return { numerator: numerator + denominator, denominator };
}

function divideFractions(part: Fraction, whole: Fraction): Fraction {
  if (whole.numerator === 0n) return { numerator: 0n, denominator: 1n };
  return { numerator: part.numerator * whole.denominator, denominator: part.denominator * whole.numerator };
}
