import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { removeLine } from './commands.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useDispatch } from './use-dispatch.ts';

/** Removes a line and shows a notification with an undo action (CART-64). */
export function useRemoveLine(): (line: CartLinePartsFragment, name: string) => Promise<void> {
  const { t } = useLingui();
  const notify = useNotify();
  const { dispatch } = useDispatch();
  const { add } = useAddToCart();
  const pending = useRef(new Set<string>());
  return async ({ id, quantity, variant }, name) => {
    // The second click of a double click.
    if (pending.current.has(id)) return;
    pending.current.add(id);
    const { kind } = await dispatch(removeLine(id));
    pending.current.delete(id);
    if (kind === 'failed') return;
    notify({
      type: 'success',
      message: t`${name} was removed from your cart.`,
      action: { label: t`Undo`, run: () => void add(variant.sku, name, quantity) },
    });
  };
}
