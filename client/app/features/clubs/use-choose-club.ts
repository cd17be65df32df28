import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { rememberAddress } from '../../session/chosen-address.ts';
import { rememberClub } from '../../session/chosen-club.ts';
import { savePreferredClub } from '../../session/preferred-club.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { setDelivery, useDispatch } from '../cart/index.ts';

/**
 * Chooses the club for pickup: moves the cart to it, remembers it (CLUBS-25), saves it to the profile of a member of
 * this market (CLUBS-27), and reloads the page data with the club's prices and stock. `fitToStock` also removes items
 * that the club does not have. Resolves to false when the cart rejects it; that is shown, and the club stays unchanged
 * (CLUBS-28).
 */
export function useChooseClub(): (clubKey: string, options: { fitToStock: boolean }) => Promise<boolean> {
  const locale = useLocale();
  const revalidator = useRevalidator();
  const { dispatch } = useDispatch();
  const { data: viewer } = useViewerQuery();
  const client = useApolloClient();

  return async (clubKey, { fitToStock }) => {
    const choice = { method: 'PICK_UP_IN_CLUB', clubKey, fitToStock } as const;
    if (viewer?.cart && (await dispatch(setDelivery(choice))).kind === 'failed') return false;
    rememberClub(clubKey, locale);
    rememberAddress(null);
    void savePreferredClub(client, locale.market, viewer?.me, clubKey);
    await revalidator.revalidate();
    return true;
  };
}
