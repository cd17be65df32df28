import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { readAddressId } from '../../session/chosen-address.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { addToCart } from './commands.ts';
import type { ExpectedItem } from './expected-cart.ts';
import { type ExpectedPriceFragment, ExpectedPriceFragmentDocument } from './expected-price.gen.ts';
import { useDispatch } from './use-dispatch.ts';

/** A product with its cached club price; undefined when the price is not in the cache. */
function readCachedItem(
  cache: ApolloCache,
  sku: string,
  name: string,
  clubKey: string | null,
): ExpectedItem | undefined {
  const variant = cache.readFragment<ExpectedPriceFragment>({
    id: cache.identify({ __typename: 'ProductVariant', sku }) ?? '',
    fragment: ExpectedPriceFragmentDocument,
    fragmentName: 'ExpectedPrice',
    variables: { clubKey },
  });
  return variant?.price
    ? { sku, name, unitPrice: variant.price.current, regularUnitPrice: variant.price.regular }
    : undefined;
}

/** The address that was chosen before there was a cart; the server ignores it when the cart has a delivery. */
export function readAddressForCart(cache: ApolloCache): string | undefined {
  const cart = cache.readQuery({ query: CartDocument, optimistic: true })?.cart;
  return cart?.delivery ? undefined : readAddressId() || undefined;
}

/**
 * Adds products to the cart at the chosen club. Badge and totals update optimistically; a failure reverts them and
 * shows a notification. `adding` is true until the response arrives; `add` resolves to whether the product is in the
 * cart.
 */
export function useAddToCart(): {
  add: (sku: string, name: string, quantity: number) => Promise<boolean>;
  adding: boolean;
} {
  const { cache } = useApolloClient();
  const clubKey = useClubKey();
  const { market } = useLocale();
  const { dispatch, isPending } = useDispatch();

  const add = async (sku: string, name: string, quantity: number): Promise<boolean> => {
    const addressId = readAddressForCart(cache);
    const item = { sku, quantity, clubKey, ...(addressId && { addressId }) };
    const outcome = await dispatch(addToCart(item, market.code, readCachedItem(cache, sku, name, clubKey)));
    // A queued product is not in the cart yet; a notification says so.
    return outcome.kind === 'done';
  };
  return { add, adding: isPending };
}
