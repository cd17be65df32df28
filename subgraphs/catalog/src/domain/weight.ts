import { type Money, money } from '@tarima/markets/money';

/** Weights of a piece that is sold by weight, in `unit`. */
export interface WeightSale {
  readonly minimum: number;
  readonly maximum: number;
  /** Weight of the piece to which the price applies; null when unknown. */
  readonly usual: number | null;
  /** E.g. `kg`. */
  readonly unit: string;
  /** Whether a club sells it by weight, by key; clubs without an entry do. */
  readonly clubs: ReadonlyMap<string, boolean>;
}

/** The weights that apply at a club, or in the country without one; null where the price is fixed (CATALOG-26). */
export function findWeightSale(sale: WeightSale | null, clubKey: string | null): WeightSale | null {
  return sale && clubKey !== null && sale.clubs.get(clubKey) === false ? null : sale;
}

/** The prices of the lightest and the heaviest piece in whole cents; null without a usual weight (CATALOG-27). */
export function estimatePriceRange(price: Money, sale: WeightSale): { minimum: Money; maximum: Money } | null {
  const { usual } = sale;
  if (usual === null) return null;
  const calculatePrice = (weight: number) => money(Math.round((price.centAmount * weight) / usual), price.currency);
  return { minimum: calculatePrice(sale.minimum), maximum: calculatePrice(sale.maximum) };
}
