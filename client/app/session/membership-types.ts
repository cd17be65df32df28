import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MembershipType } from '../apollo/schema-types.gen.ts';

/** Display names of the membership types (MEMBERSHIP-2, MEMBERSHIP-3). */
export const membershipTypeNames: Readonly<Record<MembershipType, MessageDescriptor>> = {
  DIAMOND: msg`Diamond`,
  PLATINUM: msg`Platinum`,
  BUSINESS: msg`Business`,
  BUSINESS_PLATINUM: msg`Business-Platinum`,
};
