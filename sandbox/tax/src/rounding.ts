/** A rate in millionths: 13 % is 130,000. Integers represent rates exactly, unlike fractions of 1. */
export type Millionths = number;

export const one: Millionths = 1_000_000;

/** Converts a fraction of 1 to millionths. */
export function toMillionths(fraction: number): Millionths {
  return Math.round(fraction * one);
}

/**
 * `cents * numerator / denominator` in whole cents, rounded once, half to even, as on the commerce platform, so that
 * both agree on every line. Uses big integers; `cents` is not negative.
 */
export function scaleCents(cents: number, numerator: number, denominator: number): number {
  const product = BigInt(cents) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const quotient = product / divisor;
  const twice = (product % divisor) * 2n;
  const roundsUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return Number(roundsUp ? quotient + 1n : quotient);
}

/** Splits `cents` in proportion to `weights`. The parts add up: remaining cents go to the largest remainders. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const assigned = shares.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = [...shares].sort((left, right) => right.remainder - left.remainder);
  for (const share of byRemainder.slice(0, cents - assigned)) share.cents += 1;
  return shares.map((share) => share.cents);
}
