import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCartPayment } from './use-cart-payment.ts';

/** Shown for a cart that is locked by a payment: view the payment, or cancel it and edit the cart (CART-94). */
export function CartLockedNotice({ cartId }: { cartId: string }) {
  const pathTo = usePathTo();
  const revalidator = useRevalidator();
  // `isLocked: false` because only the checkout page resumes the payment automatically.
  const { state, cancel } = useCartPayment({ id: cartId, isLocked: false });
  const [busy, setBusy] = useState(false);
  const cancelAndReload = async () => {
    setBusy(true);
    await cancel();
    await revalidator.revalidate();
    setBusy(false);
  };
  // The payment could not be cancelled (CHECKOUT-452).
  if (state.phase === 'review') {
    return (
      <section role="alert" className="mb-5 flex gap-x-6 rounded-card bg-sea-soft p-4">
        <Icon name="lock" className="size-6 shrink-0 text-sea" />
        <p>
          <b>
            <Trans>We’re checking your payment with your bank</Trans>
          </b>
          <br />
          <Trans>
            Our team is looking into it. Don’t pay again; you won’t be charged twice. We’ll email you the result.
          </Trans>
        </p>
      </section>
    );
  }
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
        <Button variant="secondary" busy={busy} onClick={cancelAndReload}>
          <Trans>Edit cart</Trans>
        </Button>
        <LinkButton to={pathTo('checkout')}>
          <Trans>View payment</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
