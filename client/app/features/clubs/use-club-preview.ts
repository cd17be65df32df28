import type { ProductsInput } from '../../apollo/schema-types.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { useShownList } from '../../session/shown-list.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import {
  type CartPreviewPartsFragment,
  type CartSumsFragment,
  useCartPreviewAtClubQuery,
  useListAtClubQuery,
} from './club-preview.gen.ts';

/** What choosing a club would change. */
export interface ClubPreview {
  readonly isLoading: boolean;
  /** The changes of the cart could not be loaded. */
  readonly hasFailed: boolean;
  /** The cart now and at the club; null when empty. `there` is null when the club takes no orders (DELIVERY-100). */
  readonly cart: { readonly now: CartSumsFragment; readonly there: CartPreviewPartsFragment | null } | null;
  /**
   * Products of the list on the page: in total, and in stock at the club and at the current club; null without a list.
   */
  readonly list: { readonly total: number; readonly there: number; readonly here: number | null } | null;
}

/** Loads what a club would change in the cart and in the list on the page; loads nothing while it is undefined. */
export function useClubPreview(clubKey: string | undefined): ClubPreview {
  const { data: viewer } = useViewerQuery();
  const here = useClubKey();
  const shown = useShownList();
  const hasItems = (viewer?.cart?.lines.length ?? 0) > 0;
  const cart = useCartPreviewAtClubQuery({
    variables: { clubKey: clubKey ?? '' },
    skip: clubKey === undefined || !hasItems,
    fetchPolicy: 'network-only',
  });
  const listAt = (key: string | null | undefined) => ({
    variables: {
      input: { ...shown, ...(key ? { clubKey: key } : {}), inStockOnly: false, page: 1 } satisfies ProductsInput,
    },
    skip: clubKey === undefined || !shown || !key,
  });
  const listThere = useListAtClubQuery(listAt(clubKey));
  const listHere = useListAtClubQuery(listAt(here));

  return {
    isLoading: [cart, listThere, listHere].some(({ loading }) => loading),
    hasFailed: cart.error !== undefined,
    cart: cart.data?.cart ? { now: cart.data.cart, there: cart.data.cart.previewAtClub } : null,
    list: listThere.data
      ? {
          total: listThere.data.products.total,
          there: listThere.data.products.inStockTotal ?? 0,
          here: listHere.data?.products.inStockTotal ?? null,
        }
      : null,
  };
}
