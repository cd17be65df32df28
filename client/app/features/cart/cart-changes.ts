import type { CartPartsFragment } from '../../session/cart.gen.ts';

/** What a shopper saw of each line when they last looked: cents of one piece by sku. */
export type SeenPrices = Readonly<Record<string, number>>;

/** A line whose price is not what it was. */
export interface PriceChange {
  readonly name: string;
  readonly before: CartPartsFragment['total'];
  readonly now: CartPartsFragment['total'];
}

type Lines = Pick<CartPartsFragment, 'lines'>;

/** What to remember of a cart until the shopper looks again. */
export function seenPrices({ lines }: Lines): SeenPrices {
  return Object.fromEntries(lines.map((line) => [line.variant.sku, line.unitPrice.centAmount]));
}

/** Lines whose price changed since the shopper last looked, in the order of the cart. */
export function priceChanges({ lines }: Lines, seen: SeenPrices): PriceChange[] {
  return lines.flatMap(({ name, unitPrice, variant }) => {
    const cents = seen[variant.sku];
    if (cents === undefined || cents === unitPrice.centAmount) return [];
    return [{ name, before: { ...unitPrice, centAmount: cents }, now: unitPrice }];
  });
}
