import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useDispatch } from '../cart/index.ts';
import { CartThumbnails } from './cart-thumbnails.tsx';
import {
  RestorableCartsDocument,
  type RestorableCartsQuery,
  RestoreCartDocument,
  useRestorableCartsQuery,
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
  const { code, market } = useLocale();
  const notify = useNotify();
  const { dispatch, isPending } = useDispatch();
  const edited = formatDateTime(cart.updatedAt, code, market.timeZone);

  const restore = async () => {
    const outcome = await dispatch({
      operation: 'restore',
      mutation: RestoreCartDocument,
      input: { cartId: cart.id },
      updateCache(cache) {
        cache.updateQuery({ query: RestorableCartsDocument }, (cached) =>
          cached ? { restorableCarts: cached.restorableCarts.filter(({ id }) => id !== cart.id) } : cached,
        );
      },
    });
    if (outcome.kind === 'done') notify({ type: 'success', message: t`Your items are back in your cart.` });
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
      <Button variant="secondary" busy={isPending} onClick={restore}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}
