import { useLingui } from '@lingui/react/macro';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCartCommands } from './use-cart-commands.ts';

/** Removes a line and shows a notification with an undo action (CART-64). */
export function useRemoveLine(): (line: CartLinePartsFragment, name: string) => Promise<void> {
  const { t } = useLingui();
  const notify = useNotify();
  const { remove } = useCartCommands();
  const { add } = useAddToCart();
  return async (line, name) => {
    const { quantity, variant } = line;
    if (!(await remove(line.id))) return;
    notify({
      type: 'success',
      message: t`${name} was removed from your cart.`,
      action: { label: t`Undo`, run: () => void add(variant.sku, name, quantity) },
    });
  };
}
