import type { IneligibilityReasonName } from '../apollo/schema-types.gen.ts';

/** What a member may do with the membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/**
 * Why a member may not renew or upgrade: the club's reasons with their numbers, and the shop's own.
 * - `COUNTRY`: the membership belongs to another country's shop
 * - `UNAUTHORISED`: nobody is signed in any longer
 * - `API` without a number: the shop itself got no answer
 */
export type MembershipRefusal =
  | { readonly type: 'COUNTRY'; readonly marketCode: string }
  | { readonly type: 'UNAUTHORISED' }
  | { readonly type: 'API'; readonly code?: number }
  | { readonly type: 'EXPIRY'; readonly code: number; readonly expiresOn: string }
  | { readonly type: Exclude<IneligibilityReasonName, 'API' | 'EXPIRY'>; readonly code: number };
