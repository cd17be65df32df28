import { useApolloClient } from '@apollo/client/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import {
  isCartFailure,
  isRequestFailure,
  newCommandId,
  notifyOtherTabs,
  useCartFailure,
  useSendCommand,
} from '../cart/index.ts';
import { CartThumbnails } from './cart-thumbnails.tsx';
import {
  RestorableCartsDocument,
  type RestorableCartsQuery,
  useRestorableCartsQuery,
  useRestoreCartMutation,
} from './restore-cart.gen.ts';

type RestorableCart = RestorableCartsQuery['restorableCarts'][number];

/** Archived carts, each with a button to restore it (MERGE-51). */
export function RestorableCarts() {
  const { data } = useRestorableCartsQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  if (!data || data.restorableCarts.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">
        <Trans>Saved carts</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {data.restorableCarts.map((cart) => (
          <RestorableCartItem key={cart.id} cart={cart} />
        ))}
      </ul>
    </section>
  );
}

function RestorableCartItem({ cart }: { cart: RestorableCart }) {
  const { t } = useLingui();
  const money = useMoney();
  const client = useApolloClient();
  const { code, market } = useLocale();
  const notify = useNotify();
  const handleFailure = useCartFailure();
  const sendCommand = useSendCommand();
  const [restoreCart] = useRestoreCartMutation();
  const [busy, setBusy] = useState(false);
  const edited = formatDateTime(cart.updatedAt, code, market.timeZone);

  const restore = async () => {
    setBusy(true);
    const variables = { input: { cartId: cart.id, commandId: newCommandId() } };
    const result = await sendCommand(async () => (await restoreCart({ variables })).data?.restoreCart);
    setBusy(false);
    if (isRequestFailure(result) || isCartFailure(result)) return handleFailure('restore', result);
    client.cache.writeQuery({ query: CartDocument, data: { cart: result.cart } });
    client.cache.updateQuery({ query: RestorableCartsDocument }, (cached) =>
      cached ? { restorableCarts: cached.restorableCarts.filter(({ id }) => id !== cart.id) } : cached,
    );
    notifyOtherTabs(market.code);
    notify({ type: 'success', message: t`Your items are back in your cart.` });
  };
  return (
    <li className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-line p-4">
      <div className="min-w-0">
        <b className="figures">{money(cart.subtotal)}</b>
        <span className="block text-sm text-ink-soft">
          <Plural value={cart.itemCount} one="# item" other="# items" /> · <Trans>updated {edited}</Trans>
        </span>
        <CartThumbnails lines={cart.lines} />
      </div>
      <Button look="secondary" busy={busy} onClick={restore}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}
