import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';

type CurrentLine = NonNullable<CartStockQuery['cart']>['lines'][number];

/**
 * Whether a line's price differs from the club's current one; ignores lines that the club no longer sells (CART-57).
 */
export function hasOldPrices({ lines }: Pick<CartPartsFragment, 'lines'>, current: readonly CurrentLine[]): boolean {
  const currentCents = new Map(current.map(({ variant }) => [variant.sku, variant.price?.current.centAmount]));
  return lines.some(({ variant, unitPrice }) => {
    const cents = currentCents.get(variant.sku);
    return cents !== undefined && cents !== unitPrice.centAmount;
  });
}
