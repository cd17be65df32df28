import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { usePage } from '../../app-providers.tsx';
import { tabStorage } from '../../browser-storage.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';
import { forgetCart } from './forget-cart.ts';
import {
  abandon,
  type Money,
  type PaymentContext,
  type PaymentEnd,
  type PaymentProblem,
  type PaymentStage,
  pay,
  resume,
} from './pay.ts';
import { type PaymentOrder, paymentGraph } from './payment-graph.ts';
import { useCartNotReady } from './use-cart-not-ready.ts';

/** What the shopper sees of their payment. */
export type PaymentState =
  | { readonly phase: 'idle'; readonly problem?: PaymentProblem; readonly seenTotal?: Money }
  | { readonly phase: 'working'; readonly stage: PaymentStage | 'leaving' }
  /** The bank's page waits for the shopper, who came back without an answer. */
  | { readonly phase: 'challenged'; readonly url: string }
  | { readonly phase: 'review' }
  /** The bank has not answered for minutes; nobody asks any more until the shopper does. */
  | { readonly phase: 'pending' };

/** Waits, or until the signal is aborted. */
const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** What runs a payment from this browser's tab, until `signal` is aborted. */
export function paymentContext(parts: Omit<PaymentContext, 'wait' | 'keys'>): PaymentContext {
  return { ...parts, wait: (ms) => waitFor(ms, parts.signal), keys: createAttemptKeys(tabStorage) };
}

/** A signal that is aborted when the component is unmounted. */
export function useUnmountSignal(): AbortSignal {
  const [controller] = useState(() => new AbortController());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In development React mounts everything twice: only a component that stays away is unmounted.
      setTimeout(() => isMounted.current || controller.abort());
    };
  }, [controller]);
  return controller.signal;
}

/** How long a payment that is being processed is polled (CHECKOUT-59). */
export const usePollingTimeoutMs = (): number => usePage().settings.checkout.attemptPollingSeconds * 1_000;

/**
 * The payment of one cart: pays, goes on after a reload, gives up. One at a time, however often a button is pressed; the
 * shopper is taken to the bank or to the thank-you page when it is time.
 */
export function usePayment(cart: { id: string; isLocked: boolean } | null, first?: PaymentProblem) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [state, setState] = useState<PaymentState>(() => ({ phase: 'idle', ...(first && { problem: first }) }));
  const running = useRef(false);
  const signal = useUnmountSignal();
  const pollingTimeoutMs = usePollingTimeoutMs();
  const cartNotReady = useCartNotReady();

  const run = async (
    work: (context: PaymentContext) => Promise<PaymentEnd | undefined>,
    order?: PaymentOrder,
  ): Promise<PaymentEnd | undefined> => {
    if (!cart || running.current) return undefined;
    running.current = true;
    const onStage = (stage: PaymentStage) => setState({ phase: 'working', stage });
    const graph = paymentGraph(client, order);
    const end = await work(paymentContext({ graph, cartId: cart.id, onStage, signal, pollingTimeoutMs }));
    running.current = false;
    // Whoever left this page is not taken away from the one they went to.
    if (signal.aborted) return { type: 'pending' };
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
        return cartNotReady(cartId);
      case 'challenge':
        return setState({ phase: 'challenged', url: end.url });
      case 'review':
      case 'pending':
        return setState({ phase: end.type });
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

    /** Asks again how far the payment got. */
    checkAgain: () => void lookAgain(),

    goToBank,
    dismiss: () => setState({ phase: 'idle' }),
  };

  function goToBank(url: string) {
    setState({ phase: 'working', stage: 'leaving' });
    location.assign(url);
  }
}
