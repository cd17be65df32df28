import type { AttemptFailureCode } from './attempt-failure.ts';
import { membershipPath, newMembershipPath } from './membership-path.ts';
import { orderPath } from './order-path.ts';
import type { AttemptPurpose } from './purpose.ts';
import { refundPath } from './refund-path.ts';
import type { ErrorPolicy, OutcomeKind, SagaPath, Step, StepRule, Target } from './steps.ts';

/*
 * The saga of an attempt as a pure state machine: which step follows which outcome, and at which step an interrupted
 * attempt continues. The path of each purpose is data.
 */

const paths: Readonly<Partial<Record<AttemptPurpose, SagaPath>>> = {
  ORDER: orderPath,
  MEMBERSHIP_NEW: newMembershipPath,
  RENEW: membershipPath,
  UPGRADE: membershipPath,
  REFUND: refundPath,
};

function getPath(purpose: AttemptPurpose): SagaPath {
  const path = paths[purpose];
  if (!path) throw new RangeError(`${purpose} has no path`);
  return path;
}

function getRule(purpose: AttemptPurpose, step: Step): StepRule<Step> {
  const rule = getPath(purpose).rules[step];
  if (!rule) throw new RangeError(`${step} is no step of ${purpose}`);
  return rule as StepRule<Step>;
}

/** The first step of an attempt. */
export function getFirstStep(purpose: AttemptPurpose): Step {
  return getPath(purpose).first;
}

/** The steps of a purpose's path. */
export function listSteps(purpose: AttemptPurpose): readonly Step[] {
  return Object.keys(getPath(purpose).rules) as Step[];
}

/** The target after an outcome of a step. @throws RangeError for an outcome that the step cannot have */
export function getTarget(purpose: AttemptPurpose, step: Step, outcome: OutcomeKind): Target {
  const targets: Partial<Record<OutcomeKind, Target>> = getRule(purpose, step).targets;
  const target = targets[outcome];
  if (!target) throw new RangeError(`${step} cannot end as ${outcome}`);
  return target;
}

/** The step at which another process continues after the one that ran `step` died. */
export function getResumeStep(purpose: AttemptPurpose, step: Step): Step {
  return getRule(purpose, step).resumeAt;
}

/** What an error means that `step` does not handle itself. */
export function getErrorPolicy(purpose: AttemptPurpose, step: Step): ErrorPolicy {
  return getRule(purpose, step).onError;
}

/** The outcome of a repeated step that is given up, and its failure code. @throws RangeError for a step that is not repeated */
export function getGivenUpOutcome(
  purpose: AttemptPurpose,
  step: Step,
): { readonly outcome: OutcomeKind; readonly code?: AttemptFailureCode } {
  const { givenUp } = getRule(purpose, step);
  if (!givenUp) throw new RangeError(`${step} is not repeated`);
  return givenUp;
}

/** True for a target that is a step, false for an end. */
export function isStep(target: Target): target is Step {
  return target !== 'COMPLETED' && target !== 'ENDED' && target !== 'NEEDS_REVIEW';
}
