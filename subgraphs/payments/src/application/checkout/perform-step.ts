import type { Logger } from '@tarima/service-kit/logger';
import { isPermanentRefusal } from '../../domain/refused-error.ts';
import { LeaseLostError, type Run } from '../../domain/run.ts';
import { getErrorPolicy, getGivenUpOutcome } from '../../domain/saga.ts';
import type { Step } from '../../domain/steps.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import { holdCart, prepare, releaseCart } from './cart-steps.ts';
import { awaitChallenge, closeChallenge, enroll } from './challenge-steps.ts';
import {
  activateAccount,
  addPaymentCard,
  applyMembership,
  endAttempt,
  quote,
  withdrawMembership,
} from './membership-steps.ts';
import { addPayment, createOrder, createPayment, withdrawPayment } from './order-steps.ts';
import { capture, findTransaction, processPayment, voidTransaction } from './payment-steps.ts';
import { recordAnswers } from './record-answers.ts';
import { recordRefund, returnMoney } from './refund-steps.ts';
import type { SagaSettings } from './settings.ts';
import { getDefaultEnding, reopen, type Scratch, type StepContext, type StepResult } from './step.ts';

const stepActions: { readonly [S in Step]: (context: StepContext) => Promise<StepResult<S>> } = {
  HOLD_CART: holdCart,
  PREPARE: prepare,
  PROCESS: processPayment,
  FIND_TRANSACTION: findTransaction,
  AWAIT_CHALLENGE: awaitChallenge,
  ENROLL: enroll,
  CLOSE_CHALLENGE: closeChallenge,
  CAPTURE: capture,
  CREATE_PAYMENT: createPayment,
  ADD_PAYMENT: addPayment,
  CREATE_ORDER: createOrder,
  WITHDRAW_PAYMENT: withdrawPayment,
  VOID_TRANSACTION: voidTransaction,
  RELEASE_CART: releaseCart,
  QUOTE: quote,
  APPLY_MEMBERSHIP: applyMembership,
  ACTIVATE_ACCOUNT: activateAccount,
  ADD_PAYMENT_CARD: addPaymentCard,
  WITHDRAW_MEMBERSHIP: withdrawMembership,
  END_ATTEMPT: endAttempt,
  RETURN_MONEY: returnMoney,
  RECORD_REFUND: recordRefund,
};

export interface StepTools {
  readonly attempts: Pick<AttemptRepository, 'confirmLease' | 'createReturn'>;
  readonly ports: Ports;
  readonly settings: SagaSettings;
  readonly logger: Logger;
  /** Resolves after `ms`; rejects when the process shuts down. */
  readonly pause: (ms: number) => Promise<void>;
  readonly isClosing: () => boolean;
}

/**
 * Runs the current step until it has an outcome. A step that an upstream keeps refusing for good, or that was postponed too
 * often, is given up: nothing is repeated forever (CHECKOUT-52).
 * @throws the last try's error when the step has to be postponed; LeaseLostError when another runner has claimed the attempt
 */
export async function performStep(
  tools: StepTools,
  run: Run,
  scratch: Scratch,
  isClaimed: boolean,
): Promise<StepResult> {
  const { settings, pause, isClosing } = tools;
  let rejections = 0;
  for (let index = 0; ; index += 1) {
    try {
      return await runStepOnce(tools, run, scratch, isClaimed || index > 0);
    } catch (error) {
      if (error instanceof LeaseLostError || isClosing()) throw error;
      if (isPermanentRefusal(error)) rejections += 1;
      const delay = settings.repeatDelaysMs[index];
      if (rejections >= settings.rejectionTries) return giveUp(tools, run, error);
      if (delay === undefined && isLastRound(tools, run)) return giveUp(tools, run, error);
      if (delay === undefined) throw error;
      await pause(delay);
    }
  }
}

const isLastRound = ({ settings }: StepTools, { postponements }: Run) => postponements >= settings.stepPostponements;

async function runStepOnce(tools: StepTools, run: Run, scratch: Scratch, isRepeat: boolean): Promise<StepResult> {
  const { attempts, ports, settings, logger, pause } = tools;
  const { attempt } = run;
  // Between two checks without a call nothing happens that takes time: the second one would confirm what was just confirmed.
  let isLeaseConfirmed = false;
  const expectDelay = () => {
    isLeaseConfirmed = false;
  };
  const context: StepContext = {
    attempt,
    ports: recordAnswers(ports, scratch, expectDelay),
    settings,
    scratch,
    isRepeat,
    isLastRound: isLastRound(tools, run),
    logger,
    checkLease: async () => {
      if (!isLeaseConfirmed) await attempts.confirmLease(run);
      isLeaseConfirmed = true;
    },
    wait: async (seconds) => {
      expectDelay();
      if (seconds > 0) await pause(seconds * 1_000);
    },
    createReturnUrls: async (page) => {
      expectDelay();
      return settings.createReturnUrls(await attempts.createReturn(attempt, page));
    },
  };
  try {
    await context.checkLease();
    return await stepActions[attempt.step](context);
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    logger.warn({ err: error, attemptId: attempt.id, step: attempt.step }, 'step failed');
    const policy = getErrorPolicy(attempt.purpose, attempt.step);
    if (policy === 'refuse') return reopen('PEC_503');
    if (policy === 'lost') return { outcome: 'lost' };
    throw error;
  }
}

/** The outcome of a step that is not repeated any more; also writes a log entry that an alert can match. */
function giveUp({ logger }: StepTools, { attempt }: Run, error: unknown): StepResult {
  const { outcome, code } = getGivenUpOutcome(attempt.purpose, attempt.step);
  const { id: attemptId, subject, step } = attempt;
  const isReleaseOverdue = step === 'RELEASE_CART';
  const alert = isReleaseOverdue ? 'checkout_cart_not_released' : 'checkout_step_given_up';
  logger.error({ alert, err: error, attemptId, subject, step, outcome }, 'checkout step given up');
  if (code && outcome === 'refused') return { outcome, facts: { ending: 'VOIDED', failure: { code } } };
  return { outcome, facts: code ? { failure: { code } } : { isReleaseOverdue, ...getDefaultEnding(attempt.facts) } };
}
