import type { PageId } from '../../i18n/route-table.ts';
import type { MembershipAction } from '../../session/membership.ts';

/** Pages for one of them, which ask whether the member may do it (MEMBERSHIP-30). */
const actions: Partial<Record<PageId, MembershipAction>> = {
  'renew-welcome': 'renewal',
  'renew-checkout': 'renewal',
  'upgrade-welcome': 'upgrade',
  'upgrade-checkout': 'upgrade',
};

/** What a page is there for; undefined for one that is open to everybody. */
export const actionOf = (pageId: PageId | undefined): MembershipAction | undefined => pageId && actions[pageId];
