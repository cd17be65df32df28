import type { PageId } from '../../i18n/route-table.ts';
import type { MembershipAction } from '../../session/membership.ts';

/** Pages that check whether the member may renew or upgrade (MEMBERSHIP-30). */
const actions: Partial<Record<PageId, MembershipAction>> = {
  'renew-welcome': 'renewal',
  'renew-checkout': 'renewal',
  'upgrade-welcome': 'upgrade',
  'upgrade-checkout': 'upgrade',
};

/** The action that a page is for; undefined for a page that needs no eligibility check. */
export const findMembershipAction = (pageId: PageId | undefined): MembershipAction | undefined =>
  pageId && actions[pageId];
