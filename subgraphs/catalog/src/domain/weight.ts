import { type Money, money } from '@tarima/markets/money';

/** What a piece that is sold by weight may weigh, in `unit`. */
export interface WeightSale {
  readonly minimum: number;
  readonly maximum: number;
  /** Weight of the piece that the price is of; null when the platform does not say. */
  readonly usual: number | null;
  /** E.g. `kg`. */
  readonly unit: string;
  /** What single clubs say of themselves; the others weigh it. */
  readonly clubs: ReadonlyMap<string, boolean>;
}

/** How it is sold by weight at a club, or in the country without one; null where its price is fixed (CATALOG-26). */
export function weightSaleAt(sale: WeightSale | null, clubKey: string | null): WeightSale | null {
  return sale && clubKey !== null && sale.clubs.get(clubKey) === false ? null : sale;
}

/** Price estimate of the lightest and the heaviest piece in whole cents; null without a usual weight (CATALOG-27). */
export function weightEstimate(price: Money, sale: WeightSale): { minimum: Money; maximum: Money } | null {
  const { usual } = sale;
  if (usual === null) return null;
  const costOf = (weight: number) => money(Math.round((price.centAmount * weight) / usual), price.currency);
  return { minimum: costOf(sale.minimum), maximum: costOf(sale.maximum) };
}
