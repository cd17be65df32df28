import type { CartLinePartsFragment, CartPartsFragment } from '../../session/cart.gen.ts';

/** A line of which the club has fewer than the cart holds. */
export interface Shortage {
  readonly line: CartLinePartsFragment;
  /** Pieces that can be had; 0 when it is sold out. */
  readonly available: number;
}

/** Lines that the club cannot supply in full, in the cart's order (CART-32); `stock` is what the club has by sku. */
export function shortagesOf(
  { lines }: Pick<CartPartsFragment, 'lines'>,
  stock: ReadonlyMap<string, number>,
): Shortage[] {
  return lines.flatMap((line) => {
    const available = stock.get(line.variant.sku);
    return available !== undefined && available < line.quantity ? [{ line, available: Math.max(0, available) }] : [];
  });
}
