import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { readAddressId } from '../../session/chosen-address.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { useAddToCartMutation } from './cart-commands.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { createEmptyCart, type ExpectedItem, withItem } from './expected-cart.ts';
import { type ExpectedPriceFragment, ExpectedPriceFragmentDocument } from './expected-price.gen.ts';
import { isRequestFailure, newCommandId } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { queued, useOutbox } from './use-outbox.ts';

/** A product with its cached club price; undefined when the price is not in the cache. */
function readCachedItem(
  cache: ApolloCache,
  sku: string,
  name: string,
  clubId: string | null,
): ExpectedItem | undefined {
  const variant = cache.readFragment<ExpectedPriceFragment>({
    id: cache.identify({ __typename: 'ProductVariant', sku }) ?? '',
    fragment: ExpectedPriceFragmentDocument,
    fragmentName: 'ExpectedPrice',
    variables: { clubId },
  });
  return variant?.price
    ? { sku, name, unitPrice: variant.price.current, regularUnitPrice: variant.price.regular }
    : undefined;
}

/** Writes the cart to the cache, where the query of a shopper without a cart has null. */
function writeCart(cache: ApolloCache, cart: CartPartsFragment): void {
  cache.writeQuery({ query: CartDocument, data: { cart } });
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
  const client = useApolloClient();
  const clubId = useClubKey();
  const { market } = useLocale();
  const handleFailure = useCartFailure();
  const sendOrQueue = useOutbox();
  const [pending, setPending] = useState(0);
  const [addToCart] = useAddToCartMutation({
    update(cache, { data }) {
      if (data?.addToCart.__typename === 'AddToCartSuccess') writeCart(cache, data.addToCart.cart);
    },
  });

  const add = async (sku: string, name: string, quantity: number): Promise<boolean> => {
    const cached = client.cache.readQuery({ query: CartDocument, optimistic: true });
    const item = cached ? readCachedItem(client.cache, sku, name, clubId) : undefined;
    // The address chosen before there was a cart; the server ignores it when the cart has a delivery.
    const addressId = cached?.cart?.delivery ? undefined : readAddressId() || undefined;
    const input = { sku, quantity, clubId, commandId: newCommandId(), ...(addressId && { addressId }) };
    const expected = item && withItem(cached?.cart ?? createEmptyCart(market.code, item), item, quantity);
    setPending((count) => count + 1);
    const result = await sendOrQueue({ kind: 'add', input }, expected, async () => {
      const { data } = await addToCart({
        variables: { input },
        ...(expected && { optimisticResponse: { addToCart: { __typename: 'AddToCartSuccess', cart: expected } } }),
      });
      return data?.addToCart;
    });
    setPending((count) => count - 1);
    // A notification says that it is queued; it is not in the cart yet.
    if (result === queued) return false;
    if (!isRequestFailure(result) && !isCartFailure(result)) return true;
    handleFailure('add', result);
    return false;
  };
  return { add, adding: pending > 0 };
}
