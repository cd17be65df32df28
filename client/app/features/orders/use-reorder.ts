import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import type { AddItemsToCartInput } from '../../apollo/schema-types.gen.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { track } from '../../session/tracked-events.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { readAddressForCart, useDispatch } from '../cart/index.ts';
import { AddItemsToCartDocument, ReorderDocument, type ReorderQuery } from './reorder.gen.ts';
import { countUnits, listItemsToAdd, type Reorder } from './reorder.ts';

/** The order to buy again; a guest's order is read with its email address. */
export interface OrderToBuy {
  readonly orderNumber: string;
  readonly email: string | null;
}

/** `refused`: the cart cannot take these quantities any more. `failed`: the outcome may be unknown. */
export type ReorderOutcome = 'added' | 'refused' | 'failed';

/** Previews buying an order again, and adds its items to the cart. Both show a notification when they fail. */
export function useReorder(order: OrderToBuy): {
  /** Resolves to undefined when it fails. */
  readonly preview: () => Promise<Reorder | undefined>;
  /** Adds what a preview found. */
  readonly add: (reorder: Reorder) => Promise<ReorderOutcome>;
  /**
   * The preview whose addition has an unknown outcome. A repetition has the same command id, so items are added once.
   */
  readonly getUnfinished: () => Reorder | undefined;
  readonly isBusy: boolean;
} {
  const { t } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const clubKey = useClubKey();
  const { dispatch, isPending } = useDispatch();
  const [isLoading, setLoading] = useState(false);
  const unfinished = useRef<{
    readonly reorder: Reorder;
    readonly commandId: string;
    readonly input: Omit<AddItemsToCartInput, 'commandId'>;
  }>(undefined);
  const fail = (message: string) => notify({ type: 'error', message });

  const report = (data: ReorderQuery | undefined) =>
    data?.order
      ? fail(t`Your club isn’t taking online orders right now. Your cart hasn’t changed; choose another club.`)
      : fail(t`We couldn’t find this order. Check My orders.`);

  const preview = async () => {
    setLoading(true);
    try {
      const variables = { ...order, clubKey };
      const { data } = await client.query({ query: ReorderDocument, variables, fetchPolicy: 'network-only' });
      if (data?.order?.reorder) return data.order.reorder;
      report(data);
    } catch (error) {
      if (classifyGraphError(error) === 'signed-out') reportSessionEnd();
      else fail(t`We couldn’t check these items right now. Your cart hasn’t changed; try again.`);
    } finally {
      setLoading(false);
    }
    return undefined;
  };

  const add = async (reorder: Reorder): Promise<ReorderOutcome> => {
    const { cache } = client;
    const readCart = () => cache.readQuery({ query: CartDocument })?.cart;
    if (unfinished.current?.reorder !== reorder) {
      const addressId = readAddressForCart(cache);
      const input = { items: listItemsToAdd(reorder), clubKey, ...(addressId && { addressId }) };
      unfinished.current = { reorder, commandId: crypto.randomUUID(), input };
    }
    const { commandId, input } = unfinished.current;
    const before = readCart();
    const command = { operation: 'add', mutation: AddItemsToCartDocument, commandId, input } as const;
    const outcome = await dispatch(command);
    if (outcome.kind === 'failed' && 'errorKind' in outcome.failure) return 'failed';
    unfinished.current = undefined;
    if (outcome.kind !== 'done') return 'refused';
    track({ type: 'cart-changed', before, after: readCart() });
    notify({
      type: 'success',
      message: t`${plural(countUnits(reorder), { one: '# item was added to your cart.', other: '# items were added to your cart.' })}`,
      action: { label: t`Go to cart`, run: () => void navigate(pathTo('cart')) },
    });
    return 'added';
  };

  return { preview, add, getUnfinished: () => unfinished.current?.reorder, isBusy: isLoading || isPending };
}
