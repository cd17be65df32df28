import { useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { rememberAddress } from '../../session/chosen-address.ts';
import { rememberClub } from '../../session/chosen-club.ts';
import { useSetPreferredClubMutation } from '../../session/preferred-club.gen.ts';
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
  const { market } = useLocale();
  const [setPreferredClub] = useSetPreferredClubMutation();

  return async (clubKey, { fitToStock }) => {
    const choice = { method: 'PICK_UP_IN_CLUB', clubKey, fitToStock } as const;
    if (viewer?.cart && (await dispatch(setDelivery(choice))).kind === 'failed') return false;
    rememberClub(clubKey, locale);
    rememberAddress(null);
    if (viewer?.me?.marketCode === market.code) {
      // The choice applies in this browser even if the profile cannot be updated.
      setPreferredClub({ variables: { input: { clubKey } } }).catch(() => undefined);
    }
    await revalidator.revalidate();
    return true;
  };
}
