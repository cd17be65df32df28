import type { CentPrecisionMoney } from '@commercetools/platform-sdk';

export type RoundingMode = 'HalfEven' | 'HalfUp' | 'HalfDown';

/** Money as the platform answers it; every currency of the club has two decimals. */
export function cents(centAmount: number, currencyCode: string): CentPrecisionMoney {
  return { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 };
}

/** Exact sum of amounts of one currency. */
export function sum(currencyCode: string, amounts: readonly CentPrecisionMoney[]): CentPrecisionMoney {
  return cents(
    amounts.reduce((total, amount) => total + amount.centAmount, 0),
    currencyCode,
  );
}

/** A decimal fraction held exactly: `numerator / denominator`. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction that a JSON number such as 0.13 was written as; binary floats would tax some amounts a cent wrong. */
export function fractionOf(decimal: number): Fraction {
  const [digits = '0', exponent = '0'] = String(decimal).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const shift = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator, denominator: 10n ** BigInt(shift) }
    : { numerator: numerator * 10n ** BigInt(-shift), denominator: 1n };
}

/** `amount × factor`, rounded to whole cents. */
export function times(amount: number, factor: Fraction, mode: RoundingMode): number {
  return roundedDivision(BigInt(amount) * factor.numerator, factor.denominator, mode);
}

/** `amount ÷ divisor`, rounded to whole cents. */
export function dividedBy(amount: number, divisor: Fraction, mode: RoundingMode): number {
  return roundedDivision(BigInt(amount) * divisor.denominator, divisor.numerator, mode);
}

function roundedDivision(numerator: bigint, denominator: bigint, mode: RoundingMode): number {
  const negative = numerator < 0n !== denominator < 0n;
  const over = numerator < 0n ? -numerator : numerator;
  const under = denominator < 0n ? -denominator : denominator;
  const quotient = over / under;
  const twice = (over % under) * 2n;
  const up = twice > under || (twice === under && (mode === 'HalfUp' || (mode === 'HalfEven' && quotient % 2n === 1n)));
  const rounded = Number(up ? quotient + 1n : quotient);
  return negative && rounded !== 0 ? -rounded : rounded;
}
