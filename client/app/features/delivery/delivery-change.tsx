import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { CartAtAddressQuery } from '../clubs/index.ts';
import { CartThere } from '../clubs/index.ts';

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
      title={t`Home delivery will change your cart`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onKeep}>
            <Trans>Keep cart as is</Trans>
          </Button>
          <Button onClick={onChange}>
            {there.itemCount < now.itemCount ? <Trans>Continue and update cart</Trans> : <Trans>Continue</Trans>}
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your order would be delivered from the club in {there.club.name}, with its own prices and stock.</Trans>
      </p>
      <CartThere now={now} there={there} />
    </Dialog>
  );
}
