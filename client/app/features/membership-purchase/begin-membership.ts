import type { BeginCheckoutInput } from '../../apollo/schema-types.gen.ts';
import type { CaptchaHandle } from '../captcha/index.ts';
import type { BeginMembershipMutation } from './register.gen.ts';
import { type RegisterError, toRegisterField } from './register-rules.ts';

type BeginResult = BeginMembershipMutation['beginCheckout'];
type MembershipInput = NonNullable<BeginCheckoutInput['membership']>;

/** The calls of the registration. */
export interface RegisterGraph {
  begin(input: BeginCheckoutInput): Promise<BeginResult>;
  /** Cancels an attempt that nothing was charged for. @returns whether it is cancelled */
  cancel(attemptId: string): Promise<boolean>;
}

/** What the form shows after a submission. */
export type RegisterOutcome =
  | { readonly type: 'begun'; readonly attemptId: string }
  | { readonly type: 'fields'; readonly errors: readonly RegisterError[]; readonly message: string }
  /** Another purchase of this shopper is being paid; without an id it cannot be opened here. */
  | { readonly type: 'in-progress'; readonly attemptId: string | undefined }
  | { readonly type: 'not-sold'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unavailable' };

export interface RegisterContext {
  readonly graph: RegisterGraph;
  readonly captcha: CaptchaHandle;
  /** The idempotency key of these details; `isRefused` when the last one belongs to something else. */
  getKey(membership: MembershipInput, isRefused: boolean): string;
}

/** A captcha that expired, a key that was used, an attempt that was left: each needs at most one repetition. */
const maximumTries = 4;

/**
 * Begins the purchase of a new membership (MEMBERSHIP-158). An unpaid attempt that the shopper left, e.g. to correct a
 * detail, is cancelled and replaced.
 * @throws CaptchaUnansweredError when the shopper has to answer the captcha first
 */
export async function beginMembership(context: RegisterContext, membership: MembershipInput): Promise<RegisterOutcome> {
  const { graph, captcha, getKey } = context;
  let isKeyRefused = false;
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const answer = await captcha.getAnswer();
    const idempotencyKey = getKey(membership, isKeyRefused);
    const input = { idempotencyKey, purpose: 'MEMBERSHIP_NEW', membership, captcha: answer ?? null } as const;
    const result = await graph.begin(input).catch(() => undefined);
    if (result?.__typename === 'BeginCheckoutSuccess') return { type: 'begun', attemptId: result.attempt.id };
    captcha.renew(result?.__typename === 'CaptchaRequired' ? result.challenge : undefined);
    if (!result) return { type: 'unavailable' };
    isKeyRefused = result.__typename === 'IdempotencyConflict';
    if (!(await canRepeat(graph, result))) return toOutcome(result);
  }
  return { type: 'unavailable' };
}

type Refusal = Exclude<BeginResult, { __typename: 'BeginCheckoutSuccess' }>;

/** Whether a repetition can succeed without the shopper. */
async function canRepeat(graph: RegisterGraph, result: Refusal): Promise<boolean> {
  switch (result.__typename) {
    case 'IdempotencyConflict':
      return true;
    case 'CaptchaRequired':
      return result.challenge.kind !== 'RECAPTCHA_V2';
    case 'CheckoutInProgress':
      return result.holder?.status === 'OPEN' && (await graph.cancel(result.holder.id).catch(() => false));
    default:
      return false;
  }
}

function toOutcome(result: Refusal): RegisterOutcome {
  const { message } = result;
  switch (result.__typename) {
    case 'InvalidApplicant': {
      const errors = result.errors.flatMap(({ field, reason }): RegisterError[] => {
        const known = toRegisterField(field);
        return known ? [{ field: known, reason }] : [];
      });
      return errors.length > 0 ? { type: 'fields', errors, message } : { type: 'refused', message };
    }
    case 'InvalidPassword':
      return { type: 'fields', errors: [{ field: 'password', reason: 'REFUSED' }], message };
    case 'EmailAlreadyRegistered':
      return { type: 'fields', errors: [{ field: 'email', reason: 'IN_USE' }], message };
    case 'CheckoutInProgress':
      return { type: 'in-progress', attemptId: result.holder?.id };
    case 'MembershipNotAvailable':
      return { type: 'not-sold', message };
    default:
      return { type: 'refused', message };
  }
}
