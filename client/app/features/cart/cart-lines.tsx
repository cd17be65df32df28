import { useLingui } from '@lingui/react/macro';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { useQueuedChanges } from './use-queued-changes.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** The line items of a cart. */
export function CartLines({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const removeLine = useRemoveLine();
  const { isQueued } = useQueuedChanges();
  return (
    <ul aria-label={t`Items in your cart`} className="border-t border-line">
      {cart.lines.map((line) => (
        <CartLineRow
          key={line.variant.sku}
          line={line}
          readOnly={cart.isLocked}
          isQueued={isQueued(line)}
          onRemove={() => removeLine(line, line.name)}
        />
      ))}
    </ul>
  );
}
