import type { Rate } from './rates.ts';
import { one, scaleCents, splitCents } from './rounding.ts';

/** An amount with and without its tax, in cents; `grossCents = netCents + taxCents` always. */
export interface Taxed {
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}

/** A tax portion, as it is printed on an invoice. */
export interface TaxPortion {
  readonly name: string;
  /** Millionths of 1. */
  readonly rate: number;
  readonly taxCents: number;
}

/**
 * Taxes one amount at one rate, rounded once, on the amount as a whole, never per unit. What is rounded is the other side
 * of the price (net when it holds the tax, gross when not), as the commerce platform does; the tax is what remains.
 */
export function tax(priceCents: number, rate: Rate): Taxed {
  if (rate.includedInPrice) {
    const netCents = scaleCents(priceCents, one, one + rate.rate);
    return { netCents, taxCents: priceCents - netCents, grossCents: priceCents };
  }
  const grossCents = scaleCents(priceCents, one + rate.rate, one);
  return { netCents: priceCents, taxCents: grossCents - priceCents, grossCents };
}

/** The levies of a tax; they add up to it exactly. */
export function portions(taxCents: number, rate: Rate): TaxPortion[] {
  const levies = rate.subRates.length > 0 ? rate.subRates : [rate];
  if (rate.rate === 0) return levies.map(({ name }) => ({ name, rate: 0, taxCents: 0 }));
  const split = splitCents(
    taxCents,
    levies.map((levy) => levy.rate),
  );
  return levies.map((levy, index) => ({ name: levy.name, rate: levy.rate, taxCents: split[index] ?? 0 }));
}

/** The sum of taxed amounts. */
export function total(parts: readonly Taxed[]): Taxed {
  return parts.reduce(
    (sum, part) => ({
      netCents: sum.netCents + part.netCents,
      taxCents: sum.taxCents + part.taxCents,
      grossCents: sum.grossCents + part.grossCents,
    }),
    { netCents: 0, taxCents: 0, grossCents: 0 },
  );
}
