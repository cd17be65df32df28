import { useRevalidator } from 'react-router';
import { useViewerQuery } from '../../shell/shell.gen.ts';
import { useCartCommands } from '../cart/use-cart-commands.ts';
import { rememberClub } from './chosen-club.ts';

/**
 * Chooses the club for pickup: remembers it, moves a cart that exists to it (store.md §4.1), and loads the page again
 * with the club's prices and stock.
 */
export function useChooseClub(): (clubKey: string) => Promise<void> {
  const revalidator = useRevalidator();
  const { setDelivery } = useCartCommands();
  const { data: viewer } = useViewerQuery();

  return async (clubKey) => {
    rememberClub(clubKey);
    if (viewer?.cart) await setDelivery({ method: 'PICK_UP_IN_CLUB', clubId: clubKey });
    await revalidator.revalidate();
  };
}
