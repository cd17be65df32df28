import type { Call } from '../call-rules.ts';
import { matchGet, matchPost } from '../kill-points.ts';
import type { Payment } from '../routes.ts';
import type { Expectation } from '../verdict.ts';
import type { MembershipPurpose } from './purchase.ts';

/** A call of the payment for a membership. */
export interface MembershipCall extends Pick<Payment, 'card' | 'challenge'> {
  readonly step: string;
  /** A new membership by default. */
  readonly purpose?: MembershipPurpose;
  readonly matches: (call: Call) => boolean;
  /** The call has nothing that tells the purchases of two shoppers apart. */
  readonly isShared?: true;
  /** Expected outcome when the store dies or gets 504 before the upstream acts, and after it. */
  readonly endings: readonly [before: Expectation['ending'], after: Expectation['ending']];
}

export const matchApply = matchPost(/\/v1\/memberships(\/\d+\/(renew|upgrade))?$/);
export const matchProcess = matchPost(/\/v1\/(members\/\d+\/)?membership-transactions$/);
export const matchActivate = matchPost(/\/v1\/registrations\/[^/]+\/activate$/);
export const matchWithdraw = matchPost(/\/withdraw$/);

/** Every call of the path of a membership, except for its withdrawal. */
export const membershipCalls: readonly MembershipCall[] = [
  {
    step: 'QUOTE price',
    card: 'approved',
    matches: matchPost(/\/item-numbers$/),
    isShared: true,
    endings: ['undone', 'undone'],
  },
  {
    step: 'QUOTE account',
    card: 'approved',
    matches: matchGet(/\/v1\/third-parties/),
    isShared: true,
    endings: ['undone', 'undone'],
  },
  { step: 'PROCESS', card: 'approved', matches: matchProcess, endings: ['undone', 'completed'] },
  { step: 'CAPTURE', card: 'approved', matches: matchPost(/\/capture$/), endings: ['completed', 'completed'] },
  {
    step: 'ACTIVATE_ACCOUNT profile',
    card: 'approved',
    matches: matchPost(/\/customers$/),
    isShared: true,
    endings: ['completed', 'completed'],
  },
  { step: 'ACTIVATE_ACCOUNT', card: 'approved', matches: matchActivate, endings: ['completed', 'completed'] },
  ...(['MEMBERSHIP_NEW', 'ANOTHER_NEW', 'RENEW', 'UPGRADE'] as const).map(
    (purpose): MembershipCall => ({
      step: `APPLY_MEMBERSHIP ${purpose}`,
      purpose,
      card: 'approved',
      matches: matchApply,
      endings: ['completed', 'completed'],
    }),
  ),
  {
    step: 'FIND_TRANSACTION',
    card: 'timesOut',
    matches: matchGet(/\/v1\/authorization-status/),
    isShared: true,
    endings: ['completed', 'completed'],
  },
  {
    step: 'CLOSE_CHALLENGE',
    card: 'challenged',
    matches: matchPost(/\/close-3ds$/),
    endings: ['completed', 'completed'],
  },
  {
    step: 'VOID_TRANSACTION',
    card: 'challenged',
    challenge: 'cancel',
    matches: matchPost(/\/void$/),
    endings: ['undone', 'undone'],
  },
];
