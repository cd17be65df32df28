import type { Cart } from '../domain/cart.ts';
import type { CartRequest } from './cart-request.ts';
import { findFormerGuest, findShopper } from './shopper.ts';

/** Carts with lines in other markets, the latest first: the caller's, and those that a member filled as a guest. */
export async function listCartsInOtherMarkets({
  identity,
  locale,
  store,
}: Pick<CartRequest, 'identity' | 'locale' | 'store'>): Promise<readonly Cart[]> {
  const shoppers = [findShopper(identity, locale), findFormerGuest(identity, locale)].filter(
    (shopper) => shopper !== undefined,
  );
  const carts = (await Promise.all(shoppers.map((shopper) => store.findInOtherMarkets(shopper)))).flat();
  return carts
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
