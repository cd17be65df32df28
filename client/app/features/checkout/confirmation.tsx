import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod/mini';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { PaidSubject } from '../../session/modals.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { createCartGraph } from './cart-graph.ts';
import { evictCart } from './evict-cart.ts';
import { findAttempt } from './find-attempt.ts';
import { logPaymentOutcome } from './log-payment-outcome.ts';
import { membershipPages } from './membership-pages.ts';
import type { PaymentOutcome, PaymentStage } from './payment.ts';
import { usePaymentContext, useUnmountSignal } from './payment-context.ts';
import { PaymentPending, PaymentReview, PaymentStageMessage } from './payment-status.tsx';
import { useCartNotReady } from './use-cart-not-ready.ts';
import { awaitReturn } from './watch-attempt.ts';

/** Query parameters that the shop's server adds when a provider sends the browser back; a membership has no cart. */
const returnSchema = z.object({
  cart: z.optional(z.string()),
  attempt: z.string().check(z.minLength(1)),
});

type View = 'waiting' | 'review' | 'pending' | 'foreign';

/**
 * The page after a provider's page: shows the payment that the server continues (PAYMENTS-43). A reload, a second tab or
 * a late return finds the same outcome. The payment of a membership returns to its own pages (MEMBERSHIP-171).
 */
export function Confirmation() {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [query] = useSearchParams();
  const parameters = returnSchema.safeParse({
    cart: query.get('cart') || undefined,
    attempt: query.get('attempt'),
  }).data;
  const [stage, setStage] = useState<PaymentStage>('confirming');
  const [view, setView] = useState<View>('waiting');
  const hasBegun = useRef(false);
  const signal = useUnmountSignal();
  const createContext = usePaymentContext(signal);
  const cartNotReady = useCartNotReady();
  const cartId = parameters?.cart;
  const subject = cartId ? 'cart' : 'membership';

  const showOutcome = async (outcome: PaymentOutcome | { type: 'foreign' }, attemptId: string) => {
    switch (outcome.type) {
      case 'review':
      case 'pending':
      case 'foreign':
        return setView(outcome.type);
      case 'not-ready':
        return cartNotReady(cartId ?? '', { replace: true });
      case 'completed':
        await navigate(pathTo('thank-you', {}, { order: outcome.orderNumber }), { replace: true });
        return evictCart(client, cartId ?? '');
      case 'membership-completed':
      case 'action':
      case 'problem':
        // The checkout page offers to continue at the provider, shows the failure, or opens the thank-you page.
        return navigate(await findCheckoutPath(attemptId), { replace: true });
    }
  };

  const findCheckoutPath = async (attempt: string) => {
    if (cartId) return pathTo('checkout', {}, { step: 'payment', attempt });
    const found = await findAttempt(client, attempt).catch(() => undefined);
    if (!found || found.purpose === 'ORDER') return pathTo('home');
    return pathTo(membershipPages[found.purpose].checkout, {}, { attempt });
  };

  const finish = async () => {
    if (hasBegun.current || !parameters) return;
    hasBegun.current = true;
    const { attempt } = parameters;
    const subjectGraph = createCartGraph(client, cartId ?? '');
    const context = createContext({ subject: { id: cartId ?? '', graph: subjectGraph }, onStage: setStage });
    const outcome = await awaitReturn(context, attempt);
    if (outcome.type !== 'foreign') logPaymentOutcome(subject, outcome);
    if (!signal.aborted) await showOutcome(outcome, attempt);
  };
  useEffect(() => void finish());

  if (!parameters) return <PaymentNotFound />;
  if (view === 'review') return <PaymentReview />;
  if (view === 'foreign') return <ForeignPayment subject={subject} />;
  if (view === 'pending') {
    const checkAgain = () => {
      hasBegun.current = false;
      setView('waiting');
    };
    return <PaymentPending subject={subject} onCheck={checkAgain} />;
  }
  return (
    <>
      <h1 className="sr-only">
        <Trans>Your payment</Trans>
      </h1>
      <PaymentStageMessage stage={stage} subject={subject} />
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
function ForeignPayment({ subject }: { subject: PaidSubject }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const isCart = subject === 'cart';
  return (
    <EmptyState
      headingLevel="h1"
      title={t`Your payment continues where you started it`}
      text={
        isCart
          ? t`You’re in a different browser, or your session has ended. Return to the page where you were paying, or sign in to find the order in My orders. Don’t pay again; you won’t be charged twice.`
          : t`You’re in a different browser, or your session has ended. Return to the page where you were paying, or check your email for the result. Don’t pay again; you won’t be charged twice.`
      }
    >
      <LinkButton to={pathTo(isCart ? 'recent-purchases' : 'home')}>
        {isCart ? <Trans>My orders</Trans> : <Trans>Return home</Trans>}
      </LinkButton>
    </EmptyState>
  );
}
