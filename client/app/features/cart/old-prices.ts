import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';

type LineNow = NonNullable<CartStockQuery['cart']>['lines'][number];

/** Whether a line costs something else at the club now; what is no longer sold there does not count (CART-57). */
export function hasOldPrices({ lines }: Pick<CartPartsFragment, 'lines'>, now: readonly LineNow[]): boolean {
  const cents = new Map(now.map(({ variant }) => [variant.sku, variant.price?.current.centAmount]));
  return lines.some(({ variant, unitPrice }) => {
    const current = cents.get(variant.sku);
    return current !== undefined && current !== unitPrice.centAmount;
  });
}
