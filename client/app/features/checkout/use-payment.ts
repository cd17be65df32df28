import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { createAttemptKeys } from './attempt-key.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';
import { forgetCart } from './forget-cart.ts';
import {
  abandon,
  type Money,
  type PaymentContext,
  type PaymentEnd,
  type PaymentGraph,
  type PaymentProblem,
  type PaymentStage,
  pay,
  resume,
} from './pay.ts';
import { type PaymentOrder, paymentGraph } from './payment-graph.ts';

/** What the shopper sees of their payment. */
export type PaymentState =
  | { readonly phase: 'idle'; readonly problem?: PaymentProblem; readonly seenTotal?: Money }
  | { readonly phase: 'working'; readonly stage: PaymentStage | 'leaving' }
  /** The bank's page waits for the shopper, who came back without an answer. */
  | { readonly phase: 'challenged'; readonly url: string }
  | { readonly phase: 'review' };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What runs a payment from this browser's tab. */
export function paymentContext(
  graph: PaymentGraph,
  cartId: string,
  onStage: PaymentContext['onStage'],
): PaymentContext {
  return { graph, cartId, onStage, wait, keys: createAttemptKeys(sessionStorage) };
}

/**
 * The payment of one cart: pays, goes on after a reload, gives up. One at a time, however often a button is pressed; the
 * shopper is taken to the bank or to the thank-you page when it is time.
 */
export function usePayment(cart: { id: string; isLocked: boolean } | null, first?: PaymentProblem) {
  const client = useApolloClient();
  const { t } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const pathTo = usePathTo();
  const [state, setState] = useState<PaymentState>(() => ({ phase: 'idle', ...(first && { problem: first }) }));
  const running = useRef(false);

  const run = async (
    work: (context: PaymentContext) => Promise<PaymentEnd | undefined>,
    order?: PaymentOrder,
  ): Promise<PaymentEnd | undefined> => {
    if (!cart || running.current) return undefined;
    running.current = true;
    const onStage = (stage: PaymentStage) => setState({ phase: 'working', stage });
    const end = await work(paymentContext(paymentGraph(client, order), cart.id, onStage));
    running.current = false;
    if (end) await finish(end, cart.id, order?.total);
    return end;
  };

  const finish = async (end: PaymentEnd, cartId: string, seenTotal: Money | undefined) => {
    switch (end.type) {
      case 'completed':
        setState({ phase: 'working', stage: 'leaving' });
        await navigate(pathTo('thank-you', {}, { order: end.orderNumber }), { replace: true });
        return forgetCart(client, cartId);
      case 'not-ready':
        notify({ type: 'error', message: t`This cart cannot be paid any more. Orders are in your recent purchases.` });
        return navigate(pathTo('cart'));
      case 'challenge':
        return setState({ phase: 'challenged', url: end.url });
      case 'review':
        return setState({ phase: 'review' });
      case 'problem':
        // Prices, stock or the lock may be what changed: the page shows the cart as it is now.
        await loadFresh(client, CheckoutPageDocument, {}).catch(() => undefined);
        return setState({ phase: 'idle', problem: end.problem, ...(seenTotal && { seenTotal }) });
    }
  };

  const lookAgain = async () => {
    if (running.current) return;
    if ((await run(resume)) === undefined) setState((now) => (now.phase === 'working' ? { phase: 'idle' } : now));
  };

  const isHeld = cart?.isLocked ?? false;
  const latest = useRef(lookAgain);
  latest.current = lookAgain;
  // A payment may be under way: the page was loaded again, or the browser brought it back from the bank as it was left.
  useEffect(() => {
    if (isHeld) void latest.current();
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState({ phase: 'idle' });
      void latest.current();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isHeld]);

  return {
    state,

    async pay(order: PaymentOrder) {
      const end = await run(pay, order);
      if (end?.type === 'challenge') goToBank(end.url);
    },

    /** Gives the cart back to the shopper. */
    async edit() {
      if (!(await run(abandon))) await navigate(pathTo('cart'));
    },

    goToBank,
    dismiss: () => setState({ phase: 'idle' }),
  };

  function goToBank(url: string) {
    setState({ phase: 'working', stage: 'leaving' });
    location.assign(url);
  }
}
