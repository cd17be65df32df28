import type { CartPartsFragment } from '../../session/cart.gen.ts';

/** Unit price of each line in cents, by SKU, when the shopper last viewed the cart. */
export type SeenPrices = Readonly<Record<string, number>>;

/** A cart line with a changed unit price. */
export interface PriceChange {
  readonly name: string;
  readonly before: CartPartsFragment['total'];
  readonly now: CartPartsFragment['total'];
}

type Lines = Pick<CartPartsFragment, 'lines'>;

/** The unit prices to store until the shopper views the cart again. */
export function getSeenPrices({ lines }: Lines): SeenPrices {
  return Object.fromEntries(lines.map((line) => [line.variant.sku, line.unitPrice.centAmount]));
}

/** Lines with a unit price that differs from the last seen one, in cart order. */
export function findPriceChanges({ lines }: Lines, seen: SeenPrices): PriceChange[] {
  return lines.flatMap(({ name, unitPrice, variant }) => {
    const cents = seen[variant.sku];
    if (cents === undefined || cents === unitPrice.centAmount) return [];
    return [{ name, before: { ...unitPrice, centAmount: cents }, now: unitPrice }];
  });
}
