import { useEffect, useRef, useState } from 'react';
import type { PaidSubject } from '../../session/modals.ts';
import { track } from '../../session/tracked-events.ts';
import { logPaymentOutcome, logPaymentStart } from './log-payment-outcome.ts';
import { cancelPayment, pay, resume } from './pay.ts';
import type { Money, PaymentContext, PaymentOutcome, PaymentProblem, PaymentStage, SubjectGraph } from './payment.ts';
import { usePaymentContext, useUnmountSignal } from './payment-context.ts';
import type { PaymentOrder } from './payment-graph.ts';
import { onPaymentReturn } from './payment-return-message.ts';
import { awaitAction, awaitReturn, findAttemptOutcome } from './watch-attempt.ts';

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

/** What is paid, and what the page does with the outcomes. */
export interface PaymentSubject {
  readonly kind: PaidSubject;
  /** Names the attempt key of what is paid. */
  readonly id: string;
  readonly graph: SubjectGraph;
  /** Whether a payment is in progress, which the page resumes. */
  readonly isLocked: boolean;
  /** The attempt in the page's address, whose outcome the page shows. */
  readonly attemptId?: string | null | undefined;
  /** Opens the thank-you page. */
  readonly onCompleted: (
    outcome: Extract<PaymentOutcome, { type: 'completed' | 'membership-completed' }>,
  ) => Promise<void>;
  readonly onNotReady: () => Promise<void>;
  /** Called before a problem is shown: prices, stock, a lock or the saved cards may have changed. */
  readonly onProblem: () => Promise<unknown>;
  /** Called after the shopper cancelled the payment; by default, the page shows that it was cancelled. */
  readonly onCancelled?: () => unknown;
}

/** Cancels the payment; the outcome is that of the cancelled attempt. */
async function cancelAndFindOutcome(context: PaymentContext): Promise<PaymentOutcome | undefined> {
  const attemptId = await context.graph.findLockingAttempt().catch(() => undefined);
  return (await cancelPayment(context)) ?? (attemptId ? findAttemptOutcome(context, attemptId) : undefined);
}

type Operation = (context: PaymentContext) => Promise<PaymentOutcome | undefined>;

/**
 * The payment of one subject: pay, resume after a reload, show the outcome of the attempt in the address, cancel. Only one
 * of these runs at a time. Redirects the shopper to a provider's page or to the thank-you page.
 */
export function usePayment(subject: PaymentSubject) {
  const [state, setState] = useState<PaymentState>({ phase: 'idle' });
  const isRunning = useRef(false);
  const watch = useRef<AbortController>(undefined);
  const signal = useUnmountSignal();
  const createContext = usePaymentContext(signal);
  const { isLocked, attemptId: shownAttemptId } = subject;
  // A membership is resumed by the address of its page, a cart by its key: a lock shows that its payment is in progress.
  const isInAddress = subject.kind === 'membership';

  const run = async (operation: Operation, order?: PaymentOrder): Promise<PaymentOutcome | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    watch.current?.abort();
    const onStage = (stage: PaymentStage) => setState({ phase: 'working', stage });
    const outcome = await operation(createContext({ subject, onStage, order }));
    // Nothing is left to do once it is paid: a second press must not begin another attempt.
    isRunning.current = outcome?.type === 'completed' || outcome?.type === 'membership-completed';
    if (outcome) logPaymentOutcome(subject.kind, outcome);
    // An answer works once; a captcha that is still to be answered stays as it is.
    if (outcome?.type === 'problem' && outcome.problem.type !== 'captcha') order?.captcha.renew();
    // The shopper has left this page and must not be redirected away from the new one.
    if (signal.aborted) return { type: 'pending' };
    if (outcome) await finish(outcome, order?.total);
    else setState((now) => (now.phase === 'working' ? { phase: 'idle' } : now));
    return outcome;
  };

  const finish = async (outcome: PaymentOutcome, seenTotal: Money | undefined) => {
    switch (outcome.type) {
      case 'completed':
      case 'membership-completed':
        setState({ phase: 'working', stage: 'leaving' });
        return subject.onCompleted(outcome);
      case 'not-ready':
        return subject.onNotReady();
      case 'action':
        return showAction(outcome);
      case 'review':
      case 'pending':
        return setState({ phase: outcome.type });
      case 'problem':
        await subject.onProblem();
        return setState({ phase: 'idle', problem: outcome.problem, ...(seenTotal && { seenTotal }) });
    }
  };

  /** Shows what the shopper has to do, and continues when the bank's page in the frame or another tab is done. */
  const showAction = (pending: PendingAction) => {
    setState({ phase: 'action', pending });
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
    const context = createContext({ subject, onStage: () => undefined, signal: watching.signal });
    void awaitAction(context, attemptId).then(
      (hasEnded) => hasEnded && continueWith((next) => findAttemptOutcome(next, attemptId)),
    );
  };
  useEffect(() => {
    signal.addEventListener('abort', () => watch.current?.abort());
  }, [signal]);

  const latestRun = useRef(run);
  latestRun.current = run;

  // A payment may be running after a reload, or after the browser restored this page from the back/forward cache.
  useEffect(() => {
    const show: Operation | undefined = shownAttemptId
      ? (context) => findAttemptOutcome(context, shownAttemptId)
      : undefined;
    if (isLocked) void latestRun.current(resume);
    else if (show) void latestRun.current(show);
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState({ phase: 'idle' });
      void latestRun.current((isInAddress && show) || resume);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isLocked, shownAttemptId, isInAddress]);

  const leaveFor = (url: string) => {
    watch.current?.abort();
    setState({ phase: 'working', stage: 'leaving' });
    location.assign(url);
  };

  return {
    state,

    async pay(order: PaymentOrder) {
      if (isRunning.current) return;
      logPaymentStart(subject.kind);
      track({ type: 'payment-info-entered', id: subject.id, method: order.method });
      const outcome = await run(pay, order);
      if (outcome?.type === 'action' && outcome.action.__typename === 'ProviderRedirect') leaveFor(outcome.action.url);
    },

    /** Cancels the payment. */
    async cancel() {
      const outcome = await run(subject.onCancelled ? cancelPayment : cancelAndFindOutcome);
      if (!outcome) await subject.onCancelled?.();
    },

    /** Resumes polling the payment. */
    checkAgain: () =>
      void run(isInAddress && shownAttemptId ? (context) => findAttemptOutcome(context, shownAttemptId) : resume),

    leaveFor,
    dismiss: () => setState({ phase: 'idle' }),
  };
}
