import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod/mini';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CheckoutLocationState } from './checkout-page.tsx';
import { evictCart } from './evict-cart.ts';
import { finishChallenge, type PaymentOutcome, type PaymentStage } from './pay.ts';
import { createPaymentGraph } from './payment-graph.ts';
import { PaymentPending, PaymentReview, PaymentStageMessage } from './payment-status.tsx';
import { useCartNotReady } from './use-cart-not-ready.ts';
import { createPaymentContext, usePollingTimeoutMs, useUnmountSignal } from './use-payment.ts';

/** Query parameters of the bank's redirect: our `cart` and `attempt`, and the proof of the challenge. */
const returnSchema = z.object({
  cart: z.string().check(z.minLength(1)),
  attempt: z.string().check(z.minLength(1)),
  orderId: z.string().check(z.minLength(1)),
  cavv: z.nullable(z.string()),
  eci: z.nullable(z.string()),
});

/** The page that the bank returns to: completes the payment (PAYMENTS-43). A reload finds the same outcome. */
export function Confirmation() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [query] = useSearchParams();
  const names = ['cart', 'attempt', 'orderId', 'cavv', 'eci'];
  const parameters = returnSchema.safeParse(Object.fromEntries(names.map((name) => [name, query.get(name)]))).data;
  const [stage, setStage] = useState<PaymentStage>('confirming');
  const [isReview, setReview] = useState(false);
  const [isPending, setPending] = useState(false);
  const hasBegun = useRef(false);
  const signal = useUnmountSignal();
  const pollingTimeoutMs = usePollingTimeoutMs();
  const cartNotReady = useCartNotReady();

  const showOutcome = async (outcome: PaymentOutcome, cartId: string) => {
    if (outcome.type === 'review') return setReview(true);
    if (outcome.type === 'pending') return setPending(true);
    if (outcome.type === 'challenge') return location.assign(outcome.url);
    if (outcome.type === 'not-ready') return cartNotReady(cartId, { replace: true });
    if (outcome.type === 'completed') {
      await navigate(pathTo('thank-you', {}, { order: outcome.orderNumber }), { replace: true });
      return evictCart(client, cartId);
    }
    const state: CheckoutLocationState = { problem: outcome.problem };
    return navigate(pathTo('checkout', {}, { step: 'payment' }), { replace: true, state });
  };

  const finish = async () => {
    if (hasBegun.current || !parameters) return;
    hasBegun.current = true;
    const { cart, attempt, orderId, cavv, eci } = parameters;
    const challengeResult = { attemptId: attempt, challengeId: orderId, cavv, eci };
    const graph = createPaymentGraph(client);
    const context = createPaymentContext({ graph, cartId: cart, onStage: setStage, signal, pollingTimeoutMs });
    const outcome = await finishChallenge(context, challengeResult);
    if (!signal.aborted) await showOutcome(outcome, cart);
  };
  useEffect(() => void finish());

  if (isReview) return <PaymentReview />;
  if (isPending) {
    const checkAgain = () => {
      hasBegun.current = false;
      setPending(false);
    };
    return <PaymentPending onCheck={checkAgain} />;
  }
  if (!parameters) {
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
  return (
    <>
      <h1 className="sr-only">
        <Trans>Your payment</Trans>
      </h1>
      <PaymentStageMessage stage={stage} />
    </>
  );
}
