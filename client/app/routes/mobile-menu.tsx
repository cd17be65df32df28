import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import {
  buildMenuTree,
  CategoryMenuDocument,
  DrillDown,
  useCategoryMenuSuspenseQuery,
} from '../features/category-menu/index.ts';
import { isMember } from '../features/sign-in/index.ts';
import { apolloContext } from '../session/contexts.ts';
import { MembershipActionsDocument } from '../session/membership-actions.gen.ts';
import { MenuEntries } from '../shell/menu-entries.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { loadPublic, loadPrivate } = createPageLoads<RouteOperations['mobile-menu']>(args.context.get(apolloContext));
  await Promise.all([
    loadPublic(CategoryMenuDocument, {}),
    // Without it, the menu offers neither renewal nor upgrade.
    (await isMember(args)) && loadPrivate(MembershipActionsDocument, {}).catch(() => undefined),
  ]);
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

/**
 * The phone's menu as a page: Back moves up a level, then leaves it. `?in=` is the key of the open category; an unknown
 * key shows the top level.
 */
export default function MobileMenu() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { data } = useCategoryMenuSuspenseQuery();
  const menu = buildMenuTree(data.allCategories);
  const open = menu.find(query.get('in') ?? '');
  return (
    <Page className="max-w-xl">
      <PageHead title={open?.name ?? t`Menu`} indexed={false} />
      {!open && <MenuEntries />}
      <DrillDown open={open} tops={menu.tops} />
    </Page>
  );
}
