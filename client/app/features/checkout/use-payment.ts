import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { usePage } from '../../app-providers.tsx';
import { tabStorage } from '../../browser-storage.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { WalletDocument } from '../cards/index.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';
import { evictCart } from './evict-cart.ts';
import {
  cancelPayment,
  type Money,
  type PaymentContext,
  type PaymentOutcome,
  type PaymentProblem,
  type PaymentStage,
  pay,
  resume,
} from './pay.ts';
import { createPaymentGraph, type PaymentOrder } from './payment-graph.ts';
import { useCartNotReady } from './use-cart-not-ready.ts';

/** State of the payment, for the page. */
export type PaymentState =
  | { readonly phase: 'idle'; readonly problem?: PaymentProblem; readonly seenTotal?: Money }
  | { readonly phase: 'working'; readonly stage: PaymentStage | 'leaving' }
  /** The shopper returned from the bank without completing the challenge. */
  | { readonly phase: 'challenged'; readonly url: string }
  | { readonly phase: 'review' }
  /** Polling timed out; it continues when the shopper presses “Check again”. */
  | { readonly phase: 'pending' };

/** Creates the context of a payment in this browser tab. */
export function createPaymentContext(parts: Omit<PaymentContext, 'keys'>): PaymentContext {
  return { ...parts, keys: createAttemptKeys(tabStorage) };
}

/** A signal that is aborted when the component is unmounted. */
export function useUnmountSignal(): AbortSignal {
  const [controller] = useState(() => new AbortController());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In development React mounts every component twice: only one that is not mounted again is unmounted.
      setTimeout(() => isMounted.current || controller.abort());
    };
  }, [controller]);
  return controller.signal;
}

/** For how long a payment that is being processed is polled (CHECKOUT-59). */
export const usePollingTimeoutMs = (): number => usePage().settings.checkout.attemptPollingSeconds * 1_000;

/**
 * The payment of one cart: pay, resume after a reload, cancel. Only one of these runs at a time. Redirects the shopper
 * to the bank or to the thank-you page.
 */
export function usePayment(cart: { id: string; isLocked: boolean } | null, initialProblem?: PaymentProblem) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [state, setState] = useState<PaymentState>(() => ({
    phase: 'idle',
    ...(initialProblem && { problem: initialProblem }),
  }));
  const isRunning = useRef(false);
  const signal = useUnmountSignal();
  const pollingTimeoutMs = usePollingTimeoutMs();
  const cartNotReady = useCartNotReady();

  const run = async (
    operation: (context: PaymentContext) => Promise<PaymentOutcome | undefined>,
    order?: PaymentOrder,
  ): Promise<PaymentOutcome | undefined> => {
    if (!cart || isRunning.current) return undefined;
    isRunning.current = true;
    const onStage = (stage: PaymentStage) => setState({ phase: 'working', stage });
    const graph = createPaymentGraph(client, order);
    const outcome = await operation(
      createPaymentContext({ graph, cartId: cart.id, onStage, signal, pollingTimeoutMs }),
    );
    isRunning.current = false;
    // The shopper has left this page and must not be redirected away from the new one.
    if (signal.aborted) return { type: 'pending' };
    if (outcome) await finish(outcome, cart.id, order?.total);
    return outcome;
  };

  const finish = async (outcome: PaymentOutcome, cartId: string, seenTotal: Money | undefined) => {
    switch (outcome.type) {
      case 'completed':
        setState({ phase: 'working', stage: 'leaving' });
        await navigate(pathTo('thank-you', {}, { order: outcome.orderNumber }), { replace: true });
        return evictCart(client, cartId);
      case 'not-ready':
        return cartNotReady(cartId);
      case 'challenge':
        return setState({ phase: 'challenged', url: outcome.url });
      case 'review':
      case 'pending':
        return setState({ phase: outcome.type });
      case 'problem':
        // Prices, stock, the lock or the saved cards may have changed, so the page is reloaded.
        await Promise.allSettled([loadFresh(client, CheckoutPageDocument, {}), loadFresh(client, WalletDocument, {})]);
        return setState({ phase: 'idle', problem: outcome.problem, ...(seenTotal && { seenTotal }) });
    }
  };

  const resumePayment = async () => {
    if (isRunning.current) return;
    if ((await run(resume)) === undefined) setState((now) => (now.phase === 'working' ? { phase: 'idle' } : now));
  };

  const isLocked = cart?.isLocked ?? false;
  const latestResume = useRef(resumePayment);
  latestResume.current = resumePayment;
  // A payment may be running after a reload, or after the browser restored this page from the back/forward cache.
  useEffect(() => {
    if (isLocked) void latestResume.current();
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState({ phase: 'idle' });
      void latestResume.current();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isLocked]);

  return {
    state,

    async pay(order: PaymentOrder) {
      const outcome = await run(pay, order);
      if (outcome?.type === 'challenge') goToBank(outcome.url);
    },

    /** Cancels the payment and opens the cart. */
    async edit() {
      if (!(await run(cancelPayment))) await navigate(pathTo('cart'));
    },

    /** Resumes polling the payment. */
    checkAgain: () => void resumePayment(),

    goToBank,
    dismiss: () => setState({ phase: 'idle' }),
  };

  function goToBank(url: string) {
    setState({ phase: 'working', stage: 'leaving' });
    location.assign(url);
  }
}
