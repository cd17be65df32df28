import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CheckoutLocationState } from './checkout-page.tsx';
import { forgetCart } from './forget-cart.ts';
import { finishChallenge, type PaymentEnd, type PaymentStage } from './pay.ts';
import { paymentGraph } from './payment-graph.ts';
import { PaymentPending, PaymentReview, WaitingWords } from './payment-waiting.tsx';
import { useCartNotReady } from './use-cart-not-ready.ts';
import { paymentContext, usePollingTimeoutMs, useUnmountSignal } from './use-payment.ts';

/** What the bank's page brings back: our own `cart` and `attempt`, and its proof. */
const returnSchema = z.object({
  cart: z.string().min(1),
  attempt: z.string().min(1),
  orderId: z.string().min(1),
  cavv: z.string().nullable(),
  eci: z.string().nullable(),
});

/** The page that the bank returns to: completes the payment (PAYMENTS-43). Loading it again finds the same end. */
export function Confirmation() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [query] = useSearchParams();
  const names = ['cart', 'attempt', 'orderId', 'cavv', 'eci'];
  const returned = returnSchema.safeParse(Object.fromEntries(names.map((name) => [name, query.get(name)]))).data;
  const [stage, setStage] = useState<PaymentStage>('confirming');
  const [isReview, setReview] = useState(false);
  const [isPending, setPending] = useState(false);
  const begun = useRef(false);
  const signal = useUnmountSignal();
  const pollingTimeoutMs = usePollingTimeoutMs();
  const cartNotReady = useCartNotReady();

  const goOn = async (end: PaymentEnd, cartId: string) => {
    if (end.type === 'review') return setReview(true);
    if (end.type === 'pending') return setPending(true);
    if (end.type === 'challenge') return location.assign(end.url);
    if (end.type === 'not-ready') return cartNotReady(cartId, { replace: true });
    if (end.type === 'completed') {
      await navigate(pathTo('thank-you', {}, { order: end.orderNumber }), { replace: true });
      return forgetCart(client, cartId);
    }
    const state: CheckoutLocationState = { problem: end.problem };
    return navigate(pathTo('checkout', {}, { step: 'payment' }), { replace: true, state });
  };

  const finish = async () => {
    if (begun.current || !returned) return;
    begun.current = true;
    const { cart, attempt, orderId, cavv, eci } = returned;
    const answer = { attemptId: attempt, challengeId: orderId, cavv, eci };
    const graph = paymentGraph(client);
    const context = paymentContext({ graph, cartId: cart, onStage: setStage, signal, pollingTimeoutMs });
    const end = await finishChallenge(context, answer);
    if (!signal.aborted) await goOn(end, cart);
  };
  useEffect(() => void finish());

  if (isReview) return <PaymentReview />;
  if (isPending) {
    const checkAgain = () => {
      begun.current = false;
      setPending(false);
    };
    return <PaymentPending onCheck={checkAgain} />;
  }
  if (!returned) {
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
      <WaitingWords stage={stage} />
    </>
  );
}
