import type { MembershipClient } from '@tarima/membership-client/client';
import type { Membership } from '../../domain/membership.ts';
import { answered } from '../answered.ts';

/** The club's memberships (membership.md §7). Rejects with UPSTREAM_UNAVAILABLE when they cannot be asked for. */
export interface Memberships {
  /** Undefined when there is none of this number. */
  find(membershipNumber: string): Promise<Membership | undefined>;
  /** Whether it can be used today: known, not expired, not blocked, its card in force. */
  isValid(membershipNumber: string): Promise<boolean>;
}

export function createMemberships(client: MembershipClient): Memberships {
  return {
    async find(membershipNumber) {
      const details = await answered('membership', client.getMembership(membershipNumber));
      return details && { number: membershipNumber, type: details.membershipType, expiresOn: details.expiredDate };
    },
    isValid: async (membershipNumber) => (await answered('membership', client.validate(membershipNumber))).result,
  };
}
