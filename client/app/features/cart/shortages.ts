import type { CartLinePartsFragment, CartPartsFragment } from '../../session/cart.gen.ts';

/** A line that exceeds the club's stock. */
export interface Shortage {
  readonly line: CartLinePartsFragment;
  /** Available quantity; 0 when out of stock. */
  readonly available: number;
}

/** Lines that exceed the club's stock, in cart order (CART-32). `stock` is the quantity by SKU. */
export function findShortages(
  { lines }: Pick<CartPartsFragment, 'lines'>,
  stock: ReadonlyMap<string, number>,
): Shortage[] {
  return lines.flatMap((line) => {
    const available = stock.get(line.variant.sku);
    return available !== undefined && available < line.quantity ? [{ line, available: Math.max(0, available) }] : [];
  });
}
