import type { Failure as MembershipFailure } from '../../subgraphs/membership/src/domain/failure.ts';
import type { AttemptFailureCode } from '../../subgraphs/payments/src/domain/attempt-failure.ts';
import type { Failure } from '../../subgraphs/payments/src/domain/failure.ts';
import { attemptCauses } from './attempt-causes.ts';
import { bankCauses } from './bank-causes.ts';
import { inputCauses } from './input-causes.ts';
import { memberCauses } from './member-causes.ts';
import { onboardingCauses } from './onboarding-causes.ts';
import { profileCauses } from './profile-causes.ts';
import type { ErrorCause } from './scene.ts';

/** A code that paying, saved cards and operators can meet. */
export type ErrorCode = AttemptFailureCode | Failure['code'];

/** What produces each code of the catalogue. A code without a cause, or an unknown code, does not compile. */
export const errorCauses: Readonly<Record<ErrorCode, ErrorCause>> = {
  ...inputCauses,
  ...bankCauses,
  ...memberCauses,
  ...attemptCauses,
} satisfies Record<ErrorCode, ErrorCause>;

/** The same for members, addresses, identities and digital cards. */
export const membershipCauses: Readonly<Record<MembershipFailure['code'], ErrorCause>> = {
  ...profileCauses,
  ...onboardingCauses,
} satisfies Record<MembershipFailure['code'], ErrorCause>;
