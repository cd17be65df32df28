import type { CentPrecisionMoney } from '@commercetools/platform-sdk';

export type RoundingMode = 'HalfEven' | 'HalfUp' | 'HalfDown';

/** Builds money in the platform's format; all currencies of the club have two decimals. */
export function toMoney(centAmount: number, currencyCode: string): CentPrecisionMoney {
  return { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 };
}

/** Adds up amounts of one currency exactly. */
export function sumMoney(currencyCode: string, amounts: readonly CentPrecisionMoney[]): CentPrecisionMoney {
  return toMoney(
    amounts.reduce((total, amount) => total + amount.centAmount, 0),
    currencyCode,
  );
}

/** An exact fraction: `numerator / denominator`. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Converts a JSON number such as 0.13 to its exact decimal fraction; binary floats would make some taxes wrong by a
 * cent.
 */
export function toFraction(decimal: number): Fraction {
  const [digits = '0', exponent = '0'] = String(decimal).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const shift = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator, denominator: 10n ** BigInt(shift) }
    : { numerator: numerator * 10n ** BigInt(-shift), denominator: 1n };
}

/** Multiplies an amount by a fraction, rounded to whole cents. */
export function multiply(amount: number, factor: Fraction, mode: RoundingMode): number {
  return divideRounded(BigInt(amount) * factor.numerator, factor.denominator, mode);
}

/** Divides an amount by a fraction, rounded to whole cents. */
export function divide(amount: number, divisor: Fraction, mode: RoundingMode): number {
  return divideRounded(BigInt(amount) * divisor.denominator, divisor.numerator, mode);
}

function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const absNumerator = numerator < 0n ? -numerator : numerator;
  const absDenominator = denominator < 0n ? -denominator : denominator;
  const quotient = absNumerator / absDenominator;
  const twice = (absNumerator % absDenominator) * 2n;
  const roundsUp =
    twice > absDenominator ||
    (twice === absDenominator && (mode === 'HalfUp' || (mode === 'HalfEven' && quotient % 2n === 1n)));
  const rounded = Number(roundsUp ? quotient + 1n : quotient);
  return isNegative && rounded !== 0 ? -rounded : rounded;
}
