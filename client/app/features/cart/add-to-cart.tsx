import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { LineStepper } from './line-stepper.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** The add button of a product card. Once the product is in the cart, the line's stepper replaces it (CART-65). */
export function AddToCart({ sku, name, available }: { sku: string; name: string; available: boolean }) {
  const { t } = useLingui();
  const { add, adding } = useAddToCart();
  const notify = useNotify();
  const { data } = useViewerQuery();
  const container = useRef<HTMLDivElement>(null);
  const line = data?.cart?.lines.find((candidate) => candidate.variant.sku === sku);

  const addOne = async () => {
    if (!(await add(sku, name, 1))) return;
    notify({ type: 'success', message: t`${name} is in your cart.` });
    // The focused button was unmounted; move the focus to the stepper that replaces it.
    if (document.activeElement === document.body) {
      container.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    }
  };

  return (
    <div ref={container}>
      {line ? (
        <LineStepper line={line} name={name} className="w-full" />
      ) : (
        <Button
          fullWidth
          className="min-h-12"
          disabled={!available}
          busy={adding}
          aria-label={t`Add ${name} to cart`}
          onClick={addOne}
        >
          <Icon name="plus" className="size-5" />
          <Trans>Add</Trans>
        </Button>
      )}
    </div>
  );
}
