import type { IneligibilityReasonName } from '../apollo/schema-types.gen.ts';

/** An action on the membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/**
 * Why a member cannot renew or upgrade: the club's numbered reasons, and the shop's own.
 * - `COUNTRY`: the membership belongs to another country's shop
 * - `UNAUTHORISED`: the session has ended
 * - `API` without a number: the shop received no response
 */
export type MembershipRefusal =
  | { readonly type: 'COUNTRY'; readonly marketCode: string }
  | { readonly type: 'UNAUTHORISED' }
  | { readonly type: 'API'; readonly code?: number }
  | { readonly type: 'EXPIRY'; readonly code: number; readonly expiresOn: string }
  | { readonly type: Exclude<IneligibilityReasonName, 'API' | 'EXPIRY'>; readonly code: number };
