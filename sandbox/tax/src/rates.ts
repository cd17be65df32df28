import { taxCategories } from '../../commerce/seeds/taxes.ts';
import { type Millionths, toMillionths } from './rounding.ts';

/** Tax rate of a tax category in a country. */
export interface Rate {
  readonly name: string;
  readonly rate: Millionths;
  /** True when prices include the tax. */
  readonly includedInPrice: boolean;
  /** Levies that make up the rate; empty for a single tax. */
  readonly subRates: readonly { readonly name: string; readonly rate: Millionths }[];
}

const rates = new Map(
  taxCategories.flatMap((category) =>
    category.rates.map((rate): [string, Rate] => [
      `${rate.country} ${category.key}`,
      {
        name: rate.name,
        rate: toMillionths(rate.amount),
        includedInPrice: rate.includedInPrice,
        subRates: rate.subRates.map((levy) => ({ name: levy.name, rate: toMillionths(levy.amount) })),
      },
    ]),
  ),
);

/** Category of shipping and the service fee, which have no category of their own. */
export const serviceCategory = 'standard';

/** Finds the rate of a tax category (commerce platform key) in a country (ISO alpha-2). */
export function findRate(country: string, category: string): Rate | undefined {
  return rates.get(`${country} ${category}`);
}
