import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { WalletDocument } from '../cards/index.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';
import { evictCart } from './evict-cart.ts';
import {
  awaitAction,
  awaitReturn,
  cancelPayment,
  type Money,
  type PaymentContext,
  type PaymentOutcome,
  type PaymentProblem,
  type PaymentStage,
  pay,
  resume,
  showAttempt,
} from './pay.ts';
import { usePaymentContext, useUnmountSignal } from './payment-context.ts';
import type { PaymentOrder } from './payment-graph.ts';
import { onPaymentReturn } from './payment-return-message.ts';
import { useCartNotReady } from './use-cart-not-ready.ts';

/** A payment that waits for its shopper. */
export type PendingAction = Extract<PaymentOutcome, { type: 'action' }>;

/** State of the payment, for the page. */
export type PaymentState =
  | { readonly phase: 'idle'; readonly problem?: PaymentProblem; readonly seenTotal?: Money }
  | { readonly phase: 'working'; readonly stage: PaymentStage | 'leaving' }
  /** The shopper confirms in a frame of the bank, or came back from a provider's page without finishing. */
  | { readonly phase: 'action'; readonly pending: PendingAction }
  | { readonly phase: 'review' }
  /** Polling timed out; it continues when the shopper presses “Check again”. */
  | { readonly phase: 'pending' };

type Operation = (context: PaymentContext) => Promise<PaymentOutcome | undefined>;

/**
 * The payment of one cart: pay, resume after a reload, show the failure of `returnedAttemptId`, cancel. Only one of
 * these runs at a time. Redirects the shopper to a provider's page or to the thank-you page.
 */
export function usePayment(cart: { id: string; isLocked: boolean } | null, returnedAttemptId?: string | null) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [state, setState] = useState<PaymentState>({ phase: 'idle' });
  const isRunning = useRef(false);
  const watch = useRef<AbortController>(undefined);
  const signal = useUnmountSignal();
  const createContext = usePaymentContext(signal);
  const cartNotReady = useCartNotReady();

  const run = async (operation: Operation, order?: PaymentOrder): Promise<PaymentOutcome | undefined> => {
    if (!cart || isRunning.current) return undefined;
    isRunning.current = true;
    watch.current?.abort();
    const onStage = (stage: PaymentStage) => setState({ phase: 'working', stage });
    const outcome = await operation(createContext({ cartId: cart.id, onStage, order }));
    isRunning.current = false;
    // An answer works once; a captcha that is still to be answered stays as it is.
    if (outcome?.type === 'problem' && outcome.problem.type !== 'captcha') order?.captcha.renew();
    // The shopper has left this page and must not be redirected away from the new one.
    if (signal.aborted) return { type: 'pending' };
    if (outcome) await finish(outcome, cart.id, order?.total);
    else setState((now) => (now.phase === 'working' ? { phase: 'idle' } : now));
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
      case 'action':
        return showAction(outcome);
      case 'review':
      case 'pending':
        return setState({ phase: outcome.type });
      case 'problem':
        // Prices, stock, the lock or the saved cards may have changed, so the page is reloaded.
        await Promise.allSettled([loadFresh(client, CheckoutPageDocument, {}), loadFresh(client, WalletDocument, {})]);
        return setState({ phase: 'idle', problem: outcome.problem, ...(seenTotal && { seenTotal }) });
    }
  };

  /** Shows what the shopper has to do, and continues when the bank's page in the frame or another tab is done. */
  const showAction = (pending: PendingAction) => {
    setState({ phase: 'action', pending });
    if (!cart) return;
    const { attemptId } = pending;
    const watching = new AbortController();
    watch.current = watching;
    const continueWith = (operation: Operation) => {
      if (!watching.signal.aborted) void latestRun.current(operation);
    };
    onPaymentReturn(attemptId, watching.signal, () =>
      continueWith(async (context) => {
        const outcome = await awaitReturn(context, attemptId);
        return outcome.type === 'foreign' ? { type: 'problem', problem: { type: 'interrupted' } } : outcome;
      }),
    );
    const context = createContext({ cartId: cart.id, onStage: () => undefined, signal: watching.signal });
    void awaitAction(context, attemptId).then(
      (isOver) => isOver && continueWith((next) => showAttempt(next, attemptId)),
    );
  };
  useEffect(() => {
    signal.addEventListener('abort', () => watch.current?.abort());
  }, [signal]);

  const resumePayment = () => run(resume);
  const latestRun = useRef(run);
  latestRun.current = run;

  const isLocked = cart?.isLocked ?? false;
  // A payment may be running after a reload, or after the browser restored this page from the back/forward cache.
  useEffect(() => {
    if (isLocked) void latestRun.current(resume);
    else if (returnedAttemptId) void latestRun.current((context) => showAttempt(context, returnedAttemptId));
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState({ phase: 'idle' });
      void latestRun.current(resume);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isLocked, returnedAttemptId]);

  const leaveFor = (url: string) => {
    watch.current?.abort();
    setState({ phase: 'working', stage: 'leaving' });
    location.assign(url);
  };

  return {
    state,

    async pay(order: PaymentOrder) {
      const outcome = await run(pay, order);
      if (outcome?.type === 'action' && outcome.action.__typename === 'ProviderRedirect') leaveFor(outcome.action.url);
    },

    /** Cancels the payment and opens the cart. */
    async edit() {
      if (!(await run(cancelPayment))) await navigate(pathTo('cart'));
    },

    /** Resumes polling the payment. */
    checkAgain: () => void resumePayment(),

    leaveFor,
    dismiss: () => setState({ phase: 'idle' }),
  };
}
