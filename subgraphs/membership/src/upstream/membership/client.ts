import type { MembershipClient } from '@tarima/membership-client/client';
import { type MembershipAction, type ReasonCode, unanswered } from '../../domain/eligibility.ts';
import type { Member } from '../../domain/member.ts';
import type { Membership } from '../../domain/membership.ts';
import { answered } from '../answered.ts';

/** The club's memberships. Rejects with UPSTREAM_UNAVAILABLE when the membership API does not answer. */
export interface Memberships {
  /** Undefined when there is none of the member's number. */
  find(member: Pick<Member, 'membershipNumber' | 'market'>): Promise<Membership | undefined>;
  /** Whether it can be used today: known, not expired, not blocked, its card in force. */
  isValid(membershipNumber: string): Promise<boolean>;
  /** Why the club does not let something be done with it, the weightiest first; 80003 when it does not say. */
  refusals(action: MembershipAction, membershipNumber: string): Promise<readonly ReasonCode[]>;
}

/** `onFault` is told why the club did not say what may be done with a membership. */
export function createMemberships(client: MembershipClient, onFault: (error: unknown) => void): Memberships {
  const refusals: Record<MembershipAction, (membershipNumber: string) => Promise<readonly ReasonCode[]>> = {
    renewal: async (membershipNumber) => codesOf(await client.isRenewable(membershipNumber)),
    /** An upgrade is offered only where the club sells one (MEMBERSHIP-25). */
    async upgrade(membershipNumber) {
      const [answer, transactions] = await Promise.all([
        client.isUpgradable(membershipNumber),
        client.getTransactions(membershipNumber),
      ]);
      const isSold = transactions.some(({ context }) => context === 'UPGRADE');
      return answer.result && !isSold ? [110005] : codesOf(answer);
    },
  };
  return {
    async find({ membershipNumber, market }) {
      const details = await answered('membership', client.getMembership(membershipNumber));
      return (
        details && { number: membershipNumber, market, type: details.membershipType, expiresOn: details.expiredDate }
      );
    },
    // The membership API alone says what is valid (MEMBERSHIP-9).
    isValid: async (membershipNumber) => (await answered('membership', client.validate(membershipNumber))).result,
    refusals: (action, membershipNumber) =>
      refusals[action](membershipNumber).catch((error: unknown) => {
        onFault(error);
        return [unanswered];
      }),
  };
}

function codesOf<Code>({ reasons }: { readonly reasons: readonly { readonly code: Code }[] }): readonly Code[] {
  return reasons.map(({ code }) => code);
}
