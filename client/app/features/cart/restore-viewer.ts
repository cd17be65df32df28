import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { getCartSource, setCartSource } from './cart-source.ts';
import { readKeptCart } from './read-kept-cart.ts';

/**
 * Writes the shopper of the kept cart to a page without a shopper (OFFLINE-2). Returns false for another page, and without a
 * kept cart.
 */
export function restoreViewer(client: ApolloClient, marketCode: string): boolean {
  if (getCartSource() !== 'none') return false;
  const kept = readKeptCart(marketCode, Date.now());
  if (!kept) return false;
  const { me, cart } = kept;
  setCartSource('copy');
  client.writeQuery({
    query: ViewerDocument,
    data: {
      me: me && { __typename: 'Member', ...me, lastName: '', preferredClub: null, isPreferredClubReplaced: false },
      cart,
      guestCart: null,
    },
  });
  return true;
}
