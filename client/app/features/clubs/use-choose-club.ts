import { useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { rememberAddress } from '../../session/chosen-address.ts';
import { rememberClub } from '../../session/chosen-club.ts';
import { useSetPreferredClubMutation } from '../../session/preferred-club.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useCartCommands } from '../cart/index.ts';

/**
 * Chooses the club for pickup: moves the cart to it, remembers it (CLUBS-25), saves it to the profile of a member of
 * this market (CLUBS-27), and loads the page again with the club's prices and stock. `fitToStock` also removes from the
 * cart what the club does not have. Resolves to whether it was done; a refusal is shown, and the club stays as it was
 * (CLUBS-28).
 */
export function useChooseClub(): (clubKey: string, how: { fitToStock: boolean }) => Promise<boolean> {
  const locale = useLocale();
  const revalidator = useRevalidator();
  const { setDelivery } = useCartCommands();
  const { data: viewer } = useViewerQuery();
  const { market } = useLocale();
  const [setPreferredClub] = useSetPreferredClubMutation();

  return async (clubKey, { fitToStock }) => {
    const choice = { method: 'PICK_UP_IN_CLUB', clubId: clubKey, fitToStock } as const;
    if (viewer?.cart && !(await setDelivery(choice))) return false;
    rememberClub(clubKey, locale);
    rememberAddress(null);
    if (viewer?.me?.marketCode === market.code) {
      // The choice holds in this browser whether or not the profile can be written.
      setPreferredClub({ variables: { input: { clubId: clubKey } } }).catch(() => undefined);
    }
    await revalidator.revalidate();
    return true;
  };
}
