import { taxCategories } from '../../commerce/seeds/taxes.ts';
import { type Millionths, toMillionths } from './rounding.ts';

/** A tax of one country on one category. */
export interface Rate {
  readonly name: string;
  readonly rate: Millionths;
  /** True where prices already hold the tax. */
  readonly includedInPrice: boolean;
  /** The levies that make up the rate; empty when it is one. */
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

/** Category of what has none of its own: shipping and the service fee. */
export const serviceCategory = 'standard';

/** The rate of a tax category (key of the commerce platform) in a country (ISO alpha-2), or undefined. */
export function findRate(country: string, category: string): Rate | undefined {
  return rates.get(`${country} ${category}`);
}
