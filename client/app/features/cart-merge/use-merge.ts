import { useApolloClient } from '@apollo/client/react';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import {
  type CartFailure,
  isCartFailure,
  isUnanswered,
  newCommandId,
  tellOtherTabs,
  type Unanswered,
  useSendCommand,
} from '../cart/index.ts';
import { useMergeCartsMutation } from './merge-carts.gen.ts';

/** Which of the two carts stay. */
export interface Ticks {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
}

/** Why carts could not be brought together. */
export type MergeFailure = CartFailure | Unanswered;

/** Brings the guest's and the member's carts together. `merge` answers why not, or undefined when it is done. */
export function useMerge(): { merge: (ticks: Ticks) => Promise<MergeFailure | undefined>; merging: boolean } {
  const client = useApolloClient();
  const { market } = useLocale();
  const clubId = useClubKey();
  const sendCommand = useSendCommand();
  const [mergeCarts, { loading }] = useMergeCartsMutation({ context: isToldInPlace });

  const merge = async (ticks: Ticks): Promise<MergeFailure | undefined> => {
    const variables = { input: { ...ticks, clubId, commandId: newCommandId() } };
    const answer = await sendCommand(async () => (await mergeCarts({ variables })).data?.mergeCarts);
    if (isUnanswered(answer)) return answer;
    // Another tab was first (MERGE-24).
    if (isCartFailure(answer) && answer.__typename !== 'NothingToMerge') return answer;
    client.cache.modify({ fields: { guestCart: () => null } });
    if (answer.__typename === 'MergeCartsSuccess') {
      client.cache.writeQuery({ query: CartDocument, data: { cart: answer.cart } });
    }
    tellOtherTabs(market.code);
    return undefined;
  };
  return { merge, merging: loading };
}
