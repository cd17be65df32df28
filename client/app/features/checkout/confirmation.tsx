import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod/mini';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { evictCart } from './evict-cart.ts';
import { awaitReturn, type PaymentOutcome, type PaymentStage } from './pay.ts';
import { usePaymentContext, useUnmountSignal } from './payment-context.ts';
import { PaymentPending, PaymentReview, PaymentStageMessage } from './payment-status.tsx';
import { useCartNotReady } from './use-cart-not-ready.ts';

/** Query parameters that the shop's server adds when a provider sends the browser back. */
const returnSchema = z.object({
  cart: z.string().check(z.minLength(1)),
  attempt: z.string().check(z.minLength(1)),
});

type View = 'waiting' | 'review' | 'pending' | 'foreign';

/**
 * The page after a provider's page: shows the payment that the server continues (PAYMENTS-43). A reload, a second tab or
 * a late return finds the same outcome.
 */
export function Confirmation() {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [query] = useSearchParams();
  const parameters = returnSchema.safeParse({ cart: query.get('cart'), attempt: query.get('attempt') }).data;
  const [stage, setStage] = useState<PaymentStage>('confirming');
  const [view, setView] = useState<View>('waiting');
  const hasBegun = useRef(false);
  const signal = useUnmountSignal();
  const createContext = usePaymentContext(signal);
  const cartNotReady = useCartNotReady();

  const showOutcome = async (outcome: PaymentOutcome | { type: 'foreign' }, cartId: string, attempt: string) => {
    switch (outcome.type) {
      case 'review':
      case 'pending':
      case 'foreign':
        return setView(outcome.type);
      case 'not-ready':
        return cartNotReady(cartId, { replace: true });
      case 'completed':
        await navigate(pathTo('thank-you', {}, { order: outcome.orderNumber }), { replace: true });
        return evictCart(client, cartId);
      case 'action':
      case 'problem':
        // The checkout page offers to continue at the provider, or shows the failure of the attempt.
        return navigate(pathTo('checkout', {}, { step: 'payment', attempt }), { replace: true });
    }
  };

  const finish = async () => {
    if (hasBegun.current || !parameters) return;
    hasBegun.current = true;
    const { cart, attempt } = parameters;
    const outcome = await awaitReturn(createContext({ cartId: cart, onStage: setStage }), attempt);
    if (!signal.aborted) await showOutcome(outcome, cart, attempt);
  };
  useEffect(() => void finish());

  if (!parameters) return <PaymentNotFound />;
  if (view === 'review') return <PaymentReview />;
  if (view === 'foreign') return <ForeignPayment />;
  if (view === 'pending') {
    const checkAgain = () => {
      hasBegun.current = false;
      setView('waiting');
    };
    return <PaymentPending onCheck={checkAgain} />;
  }
  return (
    <>
      <h1 className="sr-only">
        <Trans>Your payment</Trans>
      </h1>
      <PaymentStageMessage stage={stage} />
    </>
  );
}

function PaymentNotFound() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`Payment not found`}
      text={t`If you were paying, open your cart to see the payment status.`}
    >
      <LinkButton to={pathTo('cart')}>
        <Trans>Go to cart</Trans>
      </LinkButton>
    </EmptyState>
  );
}

/** The attempt belongs to another session: the payment continues there (CHECKOUT-323). */
function ForeignPayment() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`Your payment continues where you started it`}
      text={t`You came back in another browser, or your session has ended. Return to the page where you were paying, or sign in to find the order in My orders. Don’t pay again; you won’t be charged twice.`}
    >
      <LinkButton to={pathTo('recent-purchases')}>
        <Trans>My orders</Trans>
      </LinkButton>
    </EmptyState>
  );
}
