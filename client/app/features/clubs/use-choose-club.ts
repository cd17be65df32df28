import { useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { useViewerQuery } from '../../shell/shell.gen.ts';
import { useCartCommands } from '../cart/use-cart-commands.ts';
import { rememberAddress } from './chosen-address.ts';
import { rememberClub } from './chosen-club.ts';
import { useSetPreferredClubMutation } from './preferred-club.gen.ts';

/**
 * Chooses the club for pickup: moves a cart that exists to it (store.md §4.1), remembers it, saves it to the profile of a
 * member of this country, and loads the page again with the club's prices and stock. `fitToStock` also takes out of the cart what the club does not have. Answers whether
 * it was done; what the cart refuses is told, and the club stays as it was.
 */
export function useChooseClub(): (clubKey: string, how: { fitToStock: boolean }) => Promise<boolean> {
  const revalidator = useRevalidator();
  const { setDelivery } = useCartCommands();
  const { data: viewer } = useViewerQuery();
  const { market } = useLocale();
  const [setPreferredClub] = useSetPreferredClubMutation();

  return async (clubKey, { fitToStock }) => {
    const choice = { method: 'PICK_UP_IN_CLUB', clubId: clubKey, fitToStock } as const;
    if (viewer?.cart && !(await setDelivery(choice))) return false;
    rememberClub(clubKey);
    rememberAddress(null);
    if (viewer?.me?.marketCode === market.code) {
      // The choice holds in this browser whether or not the profile can be written.
      setPreferredClub({ variables: { input: { clubId: clubKey } } }).catch(() => undefined);
    }
    await revalidator.revalidate();
    return true;
  };
}
