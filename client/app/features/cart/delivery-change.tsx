import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CartThere } from '../clubs/cart-there.tsx';
import type { CartAtAddressQuery } from '../clubs/club-preview.gen.ts';

type ToldCart = NonNullable<CartAtAddressQuery['cart']>;

/** What home delivery would change in the cart, because another club sends the goods. */
export interface ToldDelivery {
  readonly now: ToldCart;
  readonly there: NonNullable<ToldCart['atAddress']>;
}

/** Asks whether to go on with a home delivery that changes the cart. */
export function DeliveryChange({
  told: { now, there },
  onKeep,
  onChange,
}: {
  told: ToldDelivery;
  onKeep: () => void;
  onChange: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t`Home delivery changes your cart`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onKeep}>
            <Trans>Leave it as it is</Trans>
          </Button>
          <Button onClick={onChange}>
            {there.itemCount < now.itemCount ? <Trans>Change and adjust cart</Trans> : <Trans>Change</Trans>}
          </Button>
        </>
      }
    >
      <p>
        <Trans>The club in {there.club.name} would send it, at its prices and from its stock.</Trans>
      </p>
      <CartThere now={now} there={there} />
    </Dialog>
  );
}
