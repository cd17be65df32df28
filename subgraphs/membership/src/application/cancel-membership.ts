import { getMarketDate } from '@tarima/markets/applicant-rules';
import { findMarketByClubKey, getMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import {
  type MembershipNotCancellable,
  type MembershipServiceUnavailable,
  membershipServiceUnavailable,
} from '../domain/failure.ts';
import type { Membership } from '../domain/membership.ts';
import type { Cancellations } from './cancellations.ts';
import { type CancellationMail, maskMembershipNumber } from './mails/cancellation-mail-data.ts';
import type { Memberships } from './ports.ts';
import type { Viewer } from './viewer.ts';

export type CancelMembership = () => Promise<
  { membershipNumber: string } | MembershipNotCancellable | MembershipServiceUnavailable
>;

export interface CancelMembershipDependencies {
  readonly caller: Pick<Caller, 'identity' | 'market' | 'language'>;
  readonly viewer: Pick<Viewer, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'findStatus' | 'cancel'>;
  readonly cancellations: Pick<Cancellations, 'find' | 'request' | 'repeat' | 'confirm' | 'discard'>;
  /** Reports to operators why the club did not confirm. */
  reportFailure(error: unknown): void;
  /** Reports to operators that the profile could not be read, so that the mail goes to the club's address. */
  reportUnreadProfile(error: unknown): void;
}

/**
 * @returns the use case that cancels the membership of the access token, and no other (MEMBERSHIP-80, MEMBERSHIP-112). The
 * request is recorded before the club is asked, and its confirmation with the mail in one transaction (MEMBERSHIP-330), so
 * that a repetition after a crash completes it.
 */
export function createCancelMembership({
  caller,
  viewer,
  memberships,
  cancellations,
  reportFailure,
  reportUnreadProfile,
}: CancelMembershipDependencies): CancelMembership {
  const { identity, language } = caller;

  /** Undefined when neither the profile nor the club has an address. */
  const createMail = async (membership: Membership): Promise<CancellationMail | undefined> => {
    // While the platform is down, a membership can be cancelled: the club has an address too.
    const profile = await viewer.find().catch(reportUnreadProfile);
    const recipient = profile?.email || membership.contact.email;
    if (!recipient) return undefined;
    const data = {
      maskedNumber: maskMembershipNumber(membership.number),
      endedOn: getMarketDate(membership.market, new Date()),
      paidUntil: membership.expiresOn,
      otherCards: membership.otherCardholders.length,
      clubKey: membership.clubKey,
    };
    return { recipient, market: caller.market, language, data };
  };

  /** Records that the club is asked, unless the membership is cancelled already. */
  const recordRequest = async (membershipNumber: string): Promise<void> => {
    // Read before the status of the membership, so that a cancellation in between is not recorded twice.
    const last = await cancellations.find(membershipNumber);
    if (last && !last.isConfirmed) return cancellations.repeat(membershipNumber);
    if ((await memberships.findStatus(membershipNumber)) === 'CANCELLED') return;
    const market = findMarketByClubKey(membershipNumber) ?? getMarket(caller.market);
    const membership = await memberships.find({ membershipNumber, market });
    const mail = membership && (await createMail(membership));
    if (mail) await cancellations.request(membershipNumber, mail, last?.id);
  };

  return async () => {
    if (identity.kind !== 'member') throw createUnauthenticatedError();
    const { membershipNumber } = identity;
    try {
      await recordRequest(membershipNumber);
      const result = await memberships.cancel(membershipNumber);
      if (result === 'cancelled') {
        await cancellations.confirm(membershipNumber);
        return { membershipNumber };
      }
      await cancellations.discard(membershipNumber);
      return { type: 'MembershipNotCancellable', code: result };
    } catch (error) {
      reportFailure(error);
      return membershipServiceUnavailable;
    }
  };
}
