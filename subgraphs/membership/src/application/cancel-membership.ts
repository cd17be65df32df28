import type { Identity } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import {
  type MembershipNotCancellable,
  type MembershipServiceUnavailable,
  membershipServiceUnavailable,
} from '../domain/failure.ts';
import type { Memberships } from './ports.ts';

export type CancelMembership = () => Promise<
  { membershipNumber: string } | MembershipNotCancellable | MembershipServiceUnavailable
>;

export interface CancelMembershipDependencies {
  readonly identity: Identity;
  readonly memberships: Pick<Memberships, 'cancel'>;
  /** Reports to operators why the club did not confirm. */
  reportFailure(error: unknown): void;
}

/** @returns the use case that cancels the membership of the access token, and no other (MEMBERSHIP-80, MEMBERSHIP-112) */
export function createCancelMembership({
  identity,
  memberships,
  reportFailure,
}: CancelMembershipDependencies): CancelMembership {
  return async () => {
    if (identity.kind !== 'member') throw createUnauthenticatedError();
    const { membershipNumber } = identity;
    try {
      const result = await memberships.cancel(membershipNumber);
      return result === 'cancelled' ? { membershipNumber } : { type: 'MembershipNotCancellable', code: result };
    } catch (error) {
      reportFailure(error);
      return membershipServiceUnavailable;
    }
  };
}
