import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartLinePartsFragment, CartPartsFragment } from './cart-parts.gen.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCartCommands } from './use-cart-commands.ts';

/** The goods of a cart; what is taken out can be put back for as long as the page is open. */
export function CartLines({
  cart,
  removed,
  onRemovedChange,
}: {
  cart: CartPartsFragment;
  removed: CartLinePartsFragment | undefined;
  onRemovedChange: (line: CartLinePartsFragment | undefined) => void;
}) {
  const { t } = useLingui();
  const { remove } = useCartCommands();
  const take = async (line: CartLinePartsFragment) => {
    onRemovedChange(line);
    if (!(await remove(line.id))) onRemovedChange(undefined);
  };
  return (
    <>
      {removed && <RemovedLine key={removed.id} line={removed} onDone={() => onRemovedChange(undefined)} />}
      <ul aria-label={t`Products in your cart`} className="border-t border-line">
        {cart.lines.map((line) => (
          <CartLineRow key={line.variant.sku} line={line} readOnly={cart.isLocked} onRemove={() => take(line)} />
        ))}
      </ul>
    </>
  );
}

/** What was taken out last, with the way back; it takes the focus that went with the line's own buttons. */
export function RemovedLine({ line, onDone }: { line: CartLinePartsFragment; onDone: () => void }) {
  const { add } = useAddToCart();
  const [busy, setBusy] = useState(false);
  const focused = useRef(false);
  const undo = async () => {
    setBusy(true);
    const isBack = await add(line.variant.sku, line.quantity);
    if (isBack) onDone();
    else setBusy(false);
  };
  return (
    <div role="status" className="mb-4 flex items-center justify-between gap-3 rounded-card bg-board py-2 pr-2 pl-4">
      <p className="min-w-0 text-sm">
        <Trans>
          <b>{line.name}</b> is out of your cart.
        </Trans>
      </p>
      <Button
        look="quiet"
        busy={busy}
        onClick={undo}
        ref={(button) => {
          if (button && !focused.current) button.focus({ preventScroll: true });
          focused.current = true;
        }}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
