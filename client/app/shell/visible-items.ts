import type { MarketOffers, MenuItem } from '../server/content/blocks.ts';

/** What decides whether flagged menu items are shown. */
export interface MenuViewer {
  readonly isMember: boolean;
  /** Features that the market has switched on. */
  readonly offers: MarketOffers;
}

/** When the items of each flag are shown (MEMBERSHIP-43, MEMBERSHIP-45, MEMBERSHIP-47, MEMBERSHIP-48). */
const rules: Readonly<Record<string, (viewer: MenuViewer) => boolean>> = {
  renewable: ({ isMember, offers }) => isMember && offers.renewal === true,
  platinumUpgrade: ({ isMember, offers }) => isMember && offers.upgrade === true,
  upgradable: ({ isMember, offers }) => isMember && offers.upgrade === true,
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
