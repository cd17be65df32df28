import type { IneligibilityReasonName } from '../../apollo/schema-types.gen.ts';
import type { MembershipRefusal } from '../../session/membership.ts';

/** The shape of `me` in `eligibility.graphql`. */
interface EligibilityMember {
  readonly marketCode: string;
  readonly membership: {
    readonly expiresOn: string;
    readonly eligibility: {
      readonly reasons: readonly { readonly name: IneligibilityReasonName; readonly code: number }[];
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
  return type === 'EXPIRY' ? { type, code, expiresOn } : { type, code };
}
