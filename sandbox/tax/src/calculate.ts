import type { Rate } from './rates.ts';
import { one, scaleCents, splitCents } from './rounding.ts';

/** An amount with and without its tax, in cents; `grossCents = netCents + taxCents` always. */
export interface Taxed {
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}

/** A tax portion as printed on an invoice. */
export interface TaxPortion {
  readonly name: string;
  /** Millionths of 1. */
  readonly rate: number;
  readonly taxCents: number;
}

/**
 * Applies a rate to an amount, rounded once for the whole amount, never per unit. The other side of the price is
 * rounded (net when the price includes tax, gross when not), as on the commerce platform; the tax is the difference.
 */
export function applyTax(priceCents: number, rate: Rate): Taxed {
  if (rate.includedInPrice) {
    const netCents = scaleCents(priceCents, one, one + rate.rate);
    return { netCents, taxCents: priceCents - netCents, grossCents: priceCents };
  }
  const grossCents = scaleCents(priceCents, one + rate.rate, one);
  return { netCents: priceCents, taxCents: grossCents - priceCents, grossCents };
}

/** Splits a tax into its levies, which add up to it exactly. */
export function splitTax(taxCents: number, rate: Rate): TaxPortion[] {
  const levies = rate.subRates.length > 0 ? rate.subRates : [rate];
  if (rate.rate === 0) return levies.map(({ name }) => ({ name, rate: 0, taxCents: 0 }));
  const split = splitCents(
    taxCents,
    levies.map((levy) => levy.rate),
  );
  return levies.map((levy, index) => ({ name: levy.name, rate: levy.rate, taxCents: split[index] ?? 0 }));
}

/** Adds up taxed amounts. */
export function sumTaxed(parts: readonly Taxed[]): Taxed {
  return parts.reduce(
    (sum, part) => ({
      netCents: sum.netCents + part.netCents,
      taxCents: sum.taxCents + part.taxCents,
      grossCents: sum.grossCents + part.grossCents,
    }),
    { netCents: 0, taxCents: 0, grossCents: 0 },
  );
}
