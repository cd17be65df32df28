import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { rememberAddress } from '../../session/chosen-address.ts';
import { HomeClubDocument } from './club-places.gen.ts';

/**
 * Remembers the saved address for home delivery, null for none, and loads the page again with the prices and stock of the
 * club that delivers there (CLUBS-30). While that club is not known, prices and stock stay as they are.
 */
export function useChooseAddress(): (address: { id: string; alias: string } | null) => Promise<void> {
  const client = useApolloClient();
  const revalidator = useRevalidator();
  return async (address) => {
    const variables = { addressId: address?.id ?? '' };
    const told = address && (await loadFresh(client, HomeClubDocument, variables).catch(() => undefined));
    const home = told?.homeDelivery;
    const clubKey = home?.addressId === address?.id ? home?.club.key : undefined;
    rememberAddress(address && { ...address, clubKey });
    await revalidator.revalidate();
  };
}
