import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePayment } from './use-payment.ts';

/** For a cart that a payment holds: continue to the payment, or give it up and edit the cart (CART-94). */
export function CartLocked({ cartId }: { cartId: string }) {
  const pathTo = usePathTo();
  const revalidator = useRevalidator();
  // The page shows a held cart; only the checkout goes on with its payment by itself.
  const { edit } = usePayment({ id: cartId, isLocked: false });
  const [busy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    await edit();
    await revalidator.revalidate();
    setBusy(false);
  };
  return (
    <section className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sea-soft p-4">
      <Icon name="lock" className="size-6 text-sea" />
      <p className="min-w-56 flex-1">
        <b>
          <Trans>A payment for this cart is in progress.</Trans>
        </b>{' '}
        <Trans>To make changes, cancel the payment first. You won’t be charged.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={giveUp}>
          <Trans>Edit cart</Trans>
        </Button>
        <LinkButton to={pathTo('checkout')}>
          <Trans>View payment</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
