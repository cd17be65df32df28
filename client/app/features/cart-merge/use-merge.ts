import { useApolloClient } from '@apollo/client/react';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import {
  type CartFailure,
  isCartFailure,
  isRequestFailure,
  newCommandId,
  notifyOtherTabs,
  type RequestFailure,
  useSendCommand,
} from '../cart/index.ts';
import { useMergeCartsMutation } from './merge-carts.gen.ts';

/** Which of the two carts to keep. */
export interface CartSelection {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
}

/** Why the carts could not be merged. */
export type MergeFailure = CartFailure | RequestFailure;

/** Merges the guest's and the member's carts. `merge` resolves to the failure, or to undefined on success. */
export function useMerge(): {
  merge: (selection: CartSelection) => Promise<MergeFailure | undefined>;
  merging: boolean;
} {
  const client = useApolloClient();
  const { market } = useLocale();
  const clubId = useClubKey();
  const sendCommand = useSendCommand();
  const [mergeCarts, { loading }] = useMergeCartsMutation({ context: isToldInPlace });

  const merge = async (selection: CartSelection): Promise<MergeFailure | undefined> => {
    const variables = { input: { ...selection, clubId, commandId: newCommandId() } };
    const result = await sendCommand(async () => (await mergeCarts({ variables })).data?.mergeCarts);
    if (isRequestFailure(result)) return result;
    // `NothingToMerge`: another tab has already merged the carts (MERGE-24).
    if (isCartFailure(result) && result.__typename !== 'NothingToMerge') return result;
    client.cache.modify({ fields: { guestCart: () => null } });
    if (result.__typename === 'MergeCartsSuccess') {
      client.cache.writeQuery({ query: CartDocument, data: { cart: result.cart } });
    }
    notifyOtherTabs(market.code);
    return undefined;
  };
  return { merge, merging: loading };
}
