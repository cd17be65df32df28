import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { rememberAddress } from './chosen-address.ts';
import { HomeClubDocument } from './club-places.gen.ts';

/**
 * Remembers to which saved address goods shall go, null for none, and loads the page again with the prices and stock of the
 * club that brings them there (store.md §4.2). While nobody can tell which club that is, those of before stay.
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
