import { useRouteLoaderData } from 'react-router';
import type { MenuItem, SiteContent } from '../server/content/blocks.ts';
import { useMembershipActions } from '../session/membership-actions.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';
import { filterVisibleItems } from './visible-items.ts';

const nothing: SiteContent = { header: [], footer: [], words: {}, offers: {} };

/** Menus and texts of the market; empty when the content service returned none. */
export const useSiteContent = (): SiteContent => useRouteLoaderData<SiteContent>('routes/pages') ?? nothing;

/** The menu items that this shopper may see. */
export function useMenu(name: 'header' | 'footer'): readonly MenuItem[] {
  const site = useSiteContent();
  const { data } = useViewerQuery();
  const actions = useMembershipActions();
  return filterVisibleItems(site[name], { isMember: Boolean(data?.me), actions, offers: site.offers });
}
