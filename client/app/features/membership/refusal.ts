import type { MembershipReasonName } from '../../apollo/schema-types.gen.ts';

/**
 * Why a member may not renew or upgrade: the club's reasons with their numbers, and the shop's own.
 * - `COUNTRY`: the membership belongs to another country's shop
 * - `UNAUTHORISED`: nobody is signed in any longer
 * - `API` without a number: the shop itself got no answer
 */
export type Refusal =
  | { readonly type: 'COUNTRY'; readonly marketCode: string }
  | { readonly type: 'UNAUTHORISED' }
  | { readonly type: 'API'; readonly code?: number }
  | { readonly type: 'EXPIRY'; readonly code: number; readonly expiresOn: string }
  | { readonly type: Exclude<MembershipReasonName, 'API' | 'EXPIRY'>; readonly code: number };

/** Of `me` in `eligibility.graphql`. */
interface AskingMember {
  readonly marketCode: string;
  readonly membership: {
    readonly expiresOn: string;
    readonly eligibility: {
      readonly reasons: readonly { readonly name: MembershipReasonName; readonly code: number }[];
    };
  } | null;
}

/** Why `member` may not do it in the shop of `marketCode`, the country first (MEMBERSHIP-33); undefined if they may. */
export function refusalOf(member: AskingMember | null, marketCode: string): Refusal | undefined {
  if (!member) return { type: 'UNAUTHORISED' };
  if (member.marketCode !== marketCode) return { type: 'COUNTRY', marketCode: member.marketCode };
  if (!member.membership) return { type: 'API' };
  const { expiresOn, eligibility } = member.membership;
  const [reason] = eligibility.reasons;
  if (!reason) return undefined;
  const { name: type, code } = reason;
  return type === 'EXPIRY' ? { type, code, expiresOn } : { type, code };
}
