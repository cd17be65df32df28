import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router';
import { useViewerQuery } from '../../shell/shell.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { rememberClub } from './chosen-club.ts';
import { useSetPickupClubMutation } from './set-pickup-club.gen.ts';

/**
 * Chooses the club for pickup: remembers it, moves a cart that exists to it (store.md §4.1), and loads the page again
 * with the club's prices and stock.
 */
export function useChooseClub(): (clubKey: string) => Promise<void> {
  const client = useApolloClient();
  const revalidator = useRevalidator();
  const notify = useNotify();
  const { data: viewer } = useViewerQuery();
  const [setPickupClub] = useSetPickupClubMutation();

  return async (clubKey) => {
    rememberClub(clubKey);
    if (viewer?.cart) {
      const { data } = await setPickupClub({
        variables: { input: { method: 'PICK_UP_IN_CLUB', clubId: clubKey, commandId: crypto.randomUUID() } },
      });
      const result = data?.setCartDelivery;
      if (result && 'code' in result) notify({ type: 'error', message: result.message });
      client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', id: viewer.cart.id }) ?? '' });
    }
    await revalidator.revalidate();
  };
}
