import type { MarketOffers, MenuItem } from '../server/content/blocks.ts';
import type { MembershipActions } from '../session/membership-actions.ts';

/** What decides whether flagged menu items are shown. */
export interface MenuViewer {
  readonly isMember: boolean;
  /** What the member can do; null for guests and until it is known. */
  readonly actions: MembershipActions | null;
  /** Features that the market has switched on. */
  readonly offers: MarketOffers;
}

const canRenew = ({ isMember, actions, offers }: MenuViewer) =>
  isMember && offers.renewal === true && actions?.renewal === true;
const canUpgrade = ({ isMember, actions, offers }: MenuViewer) =>
  isMember && offers.upgrade === true && actions?.upgrade === true;

/** When the items of each flag are shown (MEMBERSHIP-43 to MEMBERSHIP-48). */
const rules: Readonly<Record<string, (viewer: MenuViewer) => boolean>> = {
  renewable: canRenew,
  platinumUpgrade: canUpgrade,
  upgradable: canUpgrade,
  // Switched on by editors for each market (MEMBERSHIP-47, MEMBERSHIP-48).
  pharmacy: ({ offers }) => offers.pharmacy === true,
  chat: ({ offers }) => offers.chatbot === true,
};

/** The items that this viewer may see, with their visible children. */
export function filterVisibleItems(items: readonly MenuItem[], viewer: MenuViewer): MenuItem[] {
  return items
    .filter(({ parameters }) =>
      Object.entries(rules).every(([flag, isShown]) => parameters[flag] !== true || isShown(viewer)),
    )
    .map((item) => ({ ...item, items: filterVisibleItems(item.items, viewer) }));
}
