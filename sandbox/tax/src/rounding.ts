/** A rate in millionths: 13 % is 130,000. Rates are exact as whole numbers, fractions of 1 are not. */
export type Millionths = number;

export const one: Millionths = 1_000_000;

/** A fraction of 1, as rates are written, in millionths. */
export function toMillionths(fraction: number): Millionths {
  return Math.round(fraction * one);
}

/**
 * `cents * numerator / denominator` in whole cents, rounded once, half to even: the commerce platform's default, so that
 * both agree on every line. Computed in big integers; `cents` is not negative.
 */
export function scaleCents(cents: number, numerator: number, denominator: number): number {
  const product = BigInt(cents) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const quotient = product / divisor;
  const twice = (product % divisor) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return Number(up ? quotient + 1n : quotient);
}

/** Splits `cents` in proportion to `weights` so that the parts add up: left-over cents go to the largest remainders. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const given = shares.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = [...shares].sort((left, right) => right.remainder - left.remainder);
  for (const share of byRemainder.slice(0, cents - given)) share.cents += 1;
  return shares.map((share) => share.cents);
}
