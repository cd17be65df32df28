import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { CartPreviewAtAddressQuery } from '../clubs/index.ts';
import { CartComparison } from '../clubs/index.ts';

type PreviewedCart = NonNullable<CartPreviewAtAddressQuery['cart']>;

/** The cart now and after switching to home delivery from another club. */
export interface DeliveryChangePreview {
  readonly now: PreviewedCart;
  readonly there: NonNullable<PreviewedCart['previewAtAddress']>;
}

/** Asks to confirm a home delivery that changes the cart. */
export function DeliveryChange({
  preview: { now, there },
  onKeep,
  onChange,
}: {
  preview: DeliveryChangePreview;
  onKeep: () => void;
  onChange: () => void;
}) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Home delivery will change your cart`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Keep cart as is</Trans>}
      onKeep={onKeep}
      confirm={
        <Button onClick={onChange}>
          {there.itemCount < now.itemCount ? <Trans>Continue and update cart</Trans> : <Trans>Continue</Trans>}
        </Button>
      }
    >
      <p>
        <Trans>Your order would be delivered from the club in {there.club.name}, with its own prices and stock.</Trans>
      </p>
      <CartComparison now={now} there={there} />
    </ConfirmDialog>
  );
}
