import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { rememberAddress } from '../../session/chosen-address.ts';
import { HomeClubDocument } from './club-places.gen.ts';

/** A reload of the page's data that has begun. */
export interface Reload {
  readonly reload: Promise<void>;
}

/**
 * Remembers the saved address for home delivery, or null for none, and begins to reload the page data with prices and
 * stock of the club that delivers there (CLUBS-30). If that club is unknown, prices and stock stay unchanged.
 */
export function useChooseAddress(): (address: { id: string; alias: string } | null) => Promise<Reload> {
  const client = useApolloClient();
  const revalidator = useRevalidator();
  return async (address) => {
    const variables = { addressId: address?.id ?? '' };
    const data = address && (await loadFresh(client, HomeClubDocument, variables).catch(() => undefined));
    const home = data?.homeDelivery;
    const clubKey = home?.addressId === address?.id ? home?.club.key : undefined;
    rememberAddress(address && { ...address, clubKey });
    return { reload: revalidator.revalidate() };
  };
}
