import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Reads the cart again after a saved address was edited or deleted, when the cart is delivered there: it follows. */
export function useFollowAddress(): (addressId: string) => void {
  const client = useApolloClient();
  const { market } = useLocale();
  return (addressId) => {
    const cart = client.cache.readQuery({ query: CartDocument })?.cart;
    if (cart?.delivery?.addressId !== addressId) return;
    client
      .query({ query: CartDocument, fetchPolicy: 'network-only' })
      .then(() => tellOtherTabs(market.code))
      .catch(() => undefined);
  };
}
