import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { loadFresh } from '../../apollo/load.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { type CartFailure, type RequestFailure, useDispatch } from '../cart/index.ts';
import { MergeCartsDocument } from './merge-carts.gen.ts';

/** Which of the two carts to keep. */
export interface CartSelection {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
}

const removeGuestCart = (cache: ApolloCache) => void cache.modify({ fields: { guestCart: () => null } });

/**
 * Merges the guest's and the member's carts, or assigns the guest's cart to a member without a cart. `merge` resolves
 * to the failure, or to undefined on success.
 */
export function useMerge(operation: 'merge' | 'assign'): {
  merge: (selection: CartSelection) => Promise<CartFailure | RequestFailure | undefined>;
  merging: boolean;
} {
  const client = useApolloClient();
  const clubKey = useClubKey();
  const { dispatch, isPending } = useDispatch();

  const merge = async (selection: CartSelection) => {
    const outcome = await dispatch({
      operation,
      mutation: MergeCartsDocument,
      input: { ...selection, clubKey },
      updateCache: removeGuestCart,
      context: handlesFailureInPlace,
      handledFailures: ['NothingToMerge'],
    });
    if (outcome.kind !== 'failed') return undefined;
    const { failure } = outcome;
    if ('errorKind' in failure || failure.__typename !== 'NothingToMerge') return failure;
    // Another tab, or a page that was left before the response, has merged the carts (MERGE-24).
    removeGuestCart(client.cache);
    void loadFresh(client, CartDocument, {}).catch(() => undefined);
    return undefined;
  };
  return { merge, merging: isPending };
}
