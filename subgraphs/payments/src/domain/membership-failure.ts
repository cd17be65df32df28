import type { ApplicantFieldError } from '@tarima/markets/applicant-rules';
import { type IneligibilityReason, toReasons } from '@tarima/markets/membership-reasons';
import type { PasswordRule } from '@tarima/markets/password-policy';

/** The club does not sell this membership, renewal or upgrade now. */
export interface MembershipNotAvailable {
  readonly type: 'MembershipNotAvailable';
  readonly code: 'MEMBERSHIP_NOT_AVAILABLE';
  /** Reason codes of the club, e.g. 80005, the most important first. */
  readonly reasons: number[];
  /** The same reasons with their names. */
  readonly details: IneligibilityReason[];
}

/** An invalid detail; a document that is unknown or another shopper's is invalid too. */
type ApplicantError = ApplicantFieldError | { readonly field: 'documentId'; readonly reason: 'INVALID' };

/** Details of a new member are missing or break a rule. */
export interface InvalidApplicant {
  readonly type: 'InvalidApplicant';
  readonly code: 'INVALID_APPLICANT';
  /** The first field that breaks a rule; `applicant` when there are no details at all. */
  readonly field: string;
  readonly errors: ApplicantError[];
}

/** The password of a new member's online account cannot be used. */
export interface InvalidPassword {
  readonly type: 'InvalidPassword';
  readonly code: 'PASSWORD_REQUIRED' | 'PASSWORD_NOT_ALLOWED' | 'PASSWORD_REFUSED';
  readonly brokenRules: PasswordRule[];
}

/** An online account with the email address exists. */
export interface EmailAlreadyRegistered {
  readonly type: 'EmailAlreadyRegistered';
  readonly code: 'EMAIL_ALREADY_REGISTERED';
}

/** The membership of the signed-in member has expired, or is blocked, cancelled or of an inactive card (ACCOUNT-253). */
export interface MembershipRefused {
  readonly type: 'MembershipRefused';
  readonly code: 'EXPIRED-MEMBERSHIP' | 'MEMBERSHIP_NO_ALLOW';
}

export const emailAlreadyRegistered: EmailAlreadyRegistered = {
  type: 'EmailAlreadyRegistered',
  code: 'EMAIL_ALREADY_REGISTERED',
};

/** The reasons are codes of the club, the most important first. */
export function createMembershipNotAvailable(reasons: readonly number[]): MembershipNotAvailable {
  return {
    type: 'MembershipNotAvailable',
    code: 'MEMBERSHIP_NOT_AVAILABLE',
    reasons: [...reasons],
    details: toReasons(reasons),
  };
}

/** At least one error is required, unless there are no details at all. */
export function createInvalidApplicant(errors: readonly ApplicantError[]): InvalidApplicant {
  return {
    type: 'InvalidApplicant',
    code: 'INVALID_APPLICANT',
    field: errors[0]?.field ?? 'applicant',
    errors: [...errors],
  };
}

export function createInvalidPassword(
  code: InvalidPassword['code'],
  brokenRules: readonly PasswordRule[] = [],
): InvalidPassword {
  return { type: 'InvalidPassword', code, brokenRules: [...brokenRules] };
}
