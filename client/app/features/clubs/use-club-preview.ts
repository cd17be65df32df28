import type { ProductsInput } from '../../apollo/schema-types.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { useShownList } from '../../session/shown-list.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import {
  type CartAtClubPartsFragment,
  type CartSumsFragment,
  useCartAtClubQuery,
  useListAtClubQuery,
} from './club-preview.gen.ts';

/** What choosing a club would change. */
export interface ClubPreview {
  readonly isLoading: boolean;
  /** Nobody could tell just now what becomes of the cart. */
  readonly hasFailed: boolean;
  /** The cart as it is, with what it would be there; null without goods. `there` is null where no orders are taken. */
  readonly cart: { readonly now: CartSumsFragment; readonly there: CartAtClubPartsFragment | null } | null;
  /** Of the list on the page: its products, and those that the club and the shopper's own one have; null without one. */
  readonly list: { readonly total: number; readonly there: number; readonly here: number | null } | null;
}

/** Asks what a club would change in the cart and in the list on the page; nothing while there is no club to ask about. */
export function useClubPreview(clubKey: string | undefined): ClubPreview {
  const { data: viewer } = useViewerQuery();
  const here = useClubKey();
  const shown = useShownList();
  const hasGoods = (viewer?.cart?.lines.length ?? 0) > 0;
  const cart = useCartAtClubQuery({
    variables: { clubId: clubKey ?? '' },
    skip: clubKey === undefined || !hasGoods,
    fetchPolicy: 'network-only',
  });
  const listAt = (clubId: string | null | undefined) => ({
    variables: {
      input: { ...shown, ...(clubId ? { clubId } : {}), inStockOnly: false, page: 1 } satisfies ProductsInput,
    },
    skip: clubKey === undefined || !shown || !clubId,
  });
  const listThere = useListAtClubQuery(listAt(clubKey));
  const listHere = useListAtClubQuery(listAt(here));

  return {
    isLoading: [cart, listThere, listHere].some(({ loading }) => loading),
    hasFailed: cart.error !== undefined,
    cart: cart.data?.cart ? { now: cart.data.cart, there: cart.data.cart.atClub } : null,
    list: listThere.data
      ? {
          total: listThere.data.products.total,
          there: listThere.data.products.inStockTotal ?? 0,
          here: listHere.data?.products.inStockTotal ?? null,
        }
      : null,
  };
}
