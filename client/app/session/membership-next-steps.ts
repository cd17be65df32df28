import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MembershipStatus } from '../apollo/schema-types.gen.ts';
import type { PageId } from '../i18n/route-table.ts';

interface NextStep {
  readonly page: PageId;
  readonly action: MessageDescriptor;
}

const findClub: NextStep = { page: 'clubsAndLocations', action: msg`Find your club` };

/** Where a membership that cannot be used leads, by its status (ACCOUNT-264, ACCOUNT-291). */
export const membershipNextSteps: Readonly<Record<Exclude<MembershipStatus, 'ACTIVE'>, NextStep>> = {
  EXPIRED: { page: 'renew-welcome', action: msg`Renew your membership` },
  BLOCKED: findClub,
  CANCELLED: { page: 'membership-info', action: msg`See memberships` },
  CARD_INACTIVE: findClub,
};
