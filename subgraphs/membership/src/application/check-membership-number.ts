import type { Caller } from '@tarima/service-kit/caller';
import { createTooManyRequestsError } from '@tarima/service-kit/graphql-errors';
import { getThrottleKey, type Throttle } from '@tarima/service-kit/throttle';
import { isMembershipNumber } from '../domain/membership.ts';
import type { Memberships } from './ports.ts';

export type CheckMembershipNumber = (membershipNumber: string) => Promise<boolean>;

export interface CheckMembershipNumberDependencies {
  readonly caller: Caller;
  /** Limits the checks of one caller. */
  readonly throttle: Pick<Throttle, 'admit'>;
  readonly memberships: Pick<Memberships, 'findStatus'>;
}

/**
 * @returns the use case that says whether a membership number is valid, to every caller, a limited number of times a
 * minute (MEMBERSHIP-6, MEMBERSHIP-8, MEMBERSHIP-12)
 */
export function createCheckMembershipNumber({
  caller,
  throttle,
  memberships,
}: CheckMembershipNumberDependencies): CheckMembershipNumber {
  return async (membershipNumber) => {
    if (!isMembershipNumber(membershipNumber)) return false;
    if (!(await throttle.admit(getThrottleKey(caller)))) throw createTooManyRequestsError();
    return (await memberships.findStatus(membershipNumber)) === 'ACTIVE';
  };
}
