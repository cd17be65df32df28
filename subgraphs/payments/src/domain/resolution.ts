import type { Attempt, Facts } from './attempt.ts';
import { type AttemptAction, attemptActions } from './attempt-action.ts';
import { getFirstStep, listSteps } from './saga.ts';
import type { Step } from './steps.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** A row of the journal. */
export interface JournalStep {
  readonly id: string;
  readonly name: Step;
  readonly try: number;
  readonly startedAt: Date;
  /** Null while the step runs, and when its process died. */
  readonly finishedAt: Date | null;
  readonly outcome: string | null;
  readonly answers: readonly UpstreamAnswer[];
}

const authorisingSteps: ReadonlySet<Step> = new Set(['PROCESS', 'FIND_TRANSACTION', 'ENROLL', 'CLOSE_CHALLENGE']);

/** What the journal shows about the money of the current try. */
function readJournal(attempt: Attempt, journal: readonly JournalStep[]) {
  const steps = journal.filter((step) => step.try === attempt.tries);
  const lastVoid = steps.findLast(({ name }) => name === 'VOID_TRANSACTION');
  return {
    isAuthorised: steps.some(({ name, outcome }) => authorisingSteps.has(name) && outcome === 'done'),
    isCaptured: steps.some(({ name, outcome }) => name === 'CAPTURE' && outcome === 'done'),
    isSettled: lastVoid?.answers.some(({ reason }) => reason === 'ALREADY_SETTLED') ?? false,
  };
}

/**
 * The actions that make sense for an attempt that needs a review (CHECKOUT-205): captured money can be refunded, money that
 * is not settled can be voided, and an authorised payment can be completed. Without a known transaction, each action
 * searches it first. A refund can be repeated, or completed when the club has returned the money itself (PAYMENTS-250).
 */
export function listAllowedActions(attempt: Attempt, journal: readonly JournalStep[]): readonly AttemptAction[] {
  if (attempt.status !== 'NEEDS_REVIEW') return [];
  if (attempt.purpose === 'REFUND') return ['COMPLETE', 'REFUND'];
  if (attempt.facts.referenceNumber === undefined) return ['VOID', 'COMPLETE'];
  const { isAuthorised, isCaptured, isSettled } = readJournal(attempt, journal);
  const isAllowed = { VOID: !isSettled, COMPLETE: isAuthorised, REFUND: isCaptured };
  return attemptActions.filter((action) => isAllowed[action]);
}

/** The step with which an action begins, and the facts with which the attempt continues. */
export function planResolution(
  attempt: Attempt,
  journal: readonly JournalStep[],
  action: AttemptAction,
): { readonly step: Step; readonly facts: Facts } {
  const { facts, purpose } = attempt;
  const completed = { ...facts, resolution: action, failure: undefined, ending: undefined };
  if (purpose === 'REFUND') {
    return { step: action === 'COMPLETE' ? 'RECORD_REFUND' : getFirstStep(purpose), facts: completed };
  }
  if (action === 'COMPLETE') {
    return { step: facts.referenceNumber === undefined ? 'FIND_TRANSACTION' : 'CAPTURE', facts: completed };
  }
  const undone = {
    ...facts,
    resolution: action,
    ending: 'VOIDED' as const,
    failure: { code: 'PAYMENT_UNDONE_BY_CLUB' as const },
  };
  if (facts.referenceNumber === undefined) return { step: 'FIND_TRANSACTION', facts: undone };
  return { step: findWithdrawal(attempt, journal) ?? 'VOID_TRANSACTION', facts: undone };
}

/** What has to be withdrawn before the money goes back, because it may still be on its way: an order or a membership. */
function findWithdrawal({ purpose, tries }: Attempt, journal: readonly JournalStep[]): Step | undefined {
  const applied = new Map<Step, Step>([
    ['ADD_PAYMENT', 'WITHDRAW_PAYMENT'],
    ['APPLY_MEMBERSHIP', 'WITHDRAW_MEMBERSHIP'],
  ]);
  const steps = listSteps(purpose);
  const withdrawals = journal.flatMap((step) => (step.try === tries ? (applied.get(step.name) ?? []) : []));
  return withdrawals.find((step) => steps.includes(step));
}
