import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CheckoutPageQuery } from './checkout.gen.ts';

/**
 * Returns whether the checkout waits for the guest cart to be merged into the member's cart. If the merged cart is not
 * ready for checkout, it redirects to the cart page.
 */
export function useCartMergePending({ cart, guestCart }: Pick<CheckoutPageQuery, 'cart' | 'guestCart'>): boolean {
  const navigate = useNavigate();
  const cartPath = usePathTo()('cart');
  const isReady = cart?.isReadyForCheckout ?? false;
  const isWaiting = guestCart !== null && !isReady;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (hasWaited.current && !isWaiting && !isReady) void navigate(cartPath, { replace: true });
    hasWaited.current = isWaiting;
  }, [isWaiting, isReady, navigate, cartPath]);
  return isWaiting;
}

/** Shown while the carts are merged, or while the shopper chooses which one to keep. */
export function CartMergePending() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`One moment…`}
      text={<span role="status">{t`We’re moving your cart to your account.`}</span>}
    >
      <LinkButton variant="secondary" to={pathTo('cart')}>
        <Trans>Go to cart</Trans>
      </LinkButton>
    </EmptyState>
  );
}
