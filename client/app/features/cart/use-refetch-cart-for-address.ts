import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/** Refetches the cart after its delivery address was edited or deleted. */
export function useRefetchCartForAddress(): (addressId: string) => void {
  const client = useApolloClient();
  const { market } = useLocale();
  return (addressId) => {
    const cart = client.cache.readQuery({ query: CartDocument })?.cart;
    if (cart?.delivery?.addressId !== addressId) return;
    client
      .query({ query: CartDocument, fetchPolicy: 'network-only' })
      .then(() => notifyOtherTabs(market.code))
      .catch(() => undefined);
  };
}
