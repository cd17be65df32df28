import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { readAddressId } from '../../session/chosen-address.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { useAddToCartMutation } from './cart-commands.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { type ExpectedItem, emptyCart, withItem } from './expected-cart.ts';
import { type ExpectedPriceFragment, ExpectedPriceFragmentDocument } from './expected-price.gen.ts';
import { isUnanswered, newCommandId } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useOutbox, waiting } from './use-outbox.ts';

/** A product with what the page has already shown of it: its club price. Undefined when it has not. */
function knownItem(cache: ApolloCache, sku: string, name: string, clubId: string | null): ExpectedItem | undefined {
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

/** The cart that a page shows; kept so that a first product makes one appear. */
function showCart(cache: ApolloCache, cart: CartPartsFragment): void {
  cache.writeQuery({ query: CartDocument, data: { cart } });
}

/**
 * Puts products into the cart at the chosen club. Badge and totals count at once; a failure is told in a notification
 * and changes nothing. `adding` is true until the club has answered; `add` answers whether it is in the cart.
 */
export function useAddToCart(): {
  add: (sku: string, name: string, quantity: number) => Promise<boolean>;
  adding: boolean;
} {
  const client = useApolloClient();
  const clubId = useClubKey();
  const { market } = useLocale();
  const fail = useCartFailure();
  const post = useOutbox();
  const [pending, setPending] = useState(0);
  const [addToCart] = useAddToCartMutation({
    update(cache, { data }) {
      if (data?.addToCart.__typename === 'AddToCartSuccess') showCart(cache, data.addToCart.cart);
    },
  });

  const add = async (sku: string, name: string, quantity: number): Promise<boolean> => {
    const known = client.cache.readQuery({ query: CartDocument, optimistic: true });
    const item = known ? knownItem(client.cache, sku, name, clubId) : undefined;
    // What was chosen before there was a cart; the store ignores it where the cart knows better.
    const addressId = known?.cart?.delivery ? undefined : readAddressId() || undefined;
    const input = { sku, quantity, clubId, commandId: newCommandId(), ...(addressId && { addressId }) };
    const expected = item && withItem(known?.cart ?? emptyCart(market.code, item), item, quantity);
    setPending((count) => count + 1);
    const answer = await post({ kind: 'add', input }, expected, async () => {
      const { data } = await addToCart({
        variables: { input },
        ...(expected && { optimisticResponse: { addToCart: { __typename: 'AddToCartSuccess', cart: expected } } }),
      });
      return data?.addToCart;
    });
    setPending((count) => count - 1);
    // It is told that it waits; it is not in the cart yet.
    if (answer === waiting) return false;
    if (!isUnanswered(answer) && !isCartFailure(answer)) return true;
    fail('add', answer);
    return false;
  };
  return { add, adding: pending > 0 };
}
