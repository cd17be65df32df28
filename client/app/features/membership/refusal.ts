import type { IneligibilityReasonName } from '../../apollo/schema-types.gen.ts';
import type { MembershipRefusal, RefusalMessage } from '../../session/membership.ts';

/** The shape of `me` in `eligibility.graphql`. */
interface EligibilityMember {
  readonly marketCode: string;
  readonly membership: {
    readonly expiresOn: string;
    readonly eligibility: {
      readonly reasons: readonly { readonly name: IneligibilityReasonName; readonly code: number }[];
      readonly message: RefusalMessage | null;
    };
  } | null;
}

/** Why `member` may not renew or upgrade in `marketCode`; a foreign country comes first (MEMBERSHIP-33). */
export function findRefusal(member: EligibilityMember | null, marketCode: string): MembershipRefusal | undefined {
  if (!member) return { type: 'UNAUTHORISED' };
  if (member.marketCode !== marketCode) return { type: 'COUNTRY', marketCode: member.marketCode };
  if (!member.membership) return { type: 'API' };
  const { expiresOn, eligibility } = member.membership;
  const [reason] = eligibility.reasons;
  if (!reason) return undefined;
  const { name: type, code } = reason;
  return { type, code, expiresOn, message: eligibility.message ?? undefined };
}
