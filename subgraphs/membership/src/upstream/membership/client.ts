import type { MembershipClient } from '@tarima/membership-client/client';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { Memberships } from '../../application/ports.ts';

/** The membership API's memberships. */
export function createMemberships(client: MembershipClient): Memberships {
  return {
    async find({ membershipNumber, market }) {
      const details = await mapUpstreamErrors(client.getMembership(membershipNumber));
      if (!details) return undefined;
      return { number: membershipNumber, market, type: details.membershipType, expiresOn: details.expiredDate };
    },
    // The membership API alone decides what is valid (MEMBERSHIP-9).
    async findStatus(membershipNumber) {
      const { result, blockStatus } = await mapUpstreamErrors(client.validate(membershipNumber));
      return result ? 'ACTIVE' : blockStatus;
    },
    findRenewalReasons: async (membershipNumber) => toReasonCodes(await client.isRenewable(membershipNumber)),
    findUpgradeReasons: async (membershipNumber) => toReasonCodes(await client.isUpgradable(membershipNumber)),
    async isUpgradeOffered(membershipNumber) {
      const transactions = await client.getTransactions(membershipNumber);
      return transactions.some(({ context }) => context === 'UPGRADE');
    },
  };
}

function toReasonCodes<Code>({ reasons }: { readonly reasons: readonly { readonly code: Code }[] }): readonly Code[] {
  return reasons.map(({ code }) => code);
}
