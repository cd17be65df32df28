import type { IneligibilityReasonName } from '../apollo/schema-types.gen.ts';

/** An action on the membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/** What editors wrote about a reason (MEMBERSHIP-301). */
export interface RefusalMessage {
  readonly title: string;
  /** `{date}` stands for the last day of the membership. */
  readonly text: string;
}

/** A numbered reason of the club or of the graph. */
interface NumberedRefusal {
  readonly code: number;
  /** Last day of the membership, ISO 8601. */
  readonly expiresOn: string;
  /** Undefined when the shop's own text is shown. */
  readonly message?: RefusalMessage | undefined;
}

/**
 * Why a member cannot renew or upgrade: the club's numbered reasons, and the shop's own.
 * - `COUNTRY`: the membership belongs to another country's shop
 * - `UNAUTHORISED`: the session has ended
 * - `API` without a number: the shop received no response
 */
export type MembershipRefusal =
  | { readonly type: 'COUNTRY'; readonly marketCode: string }
  | { readonly type: 'UNAUTHORISED' | 'API' }
  | ({ readonly type: IneligibilityReasonName } & NumberedRefusal);
