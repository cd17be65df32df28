import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { categoryPath } from '../features/catalog/category-path.ts';
import { useCategoryMenuQuery } from '../features/category-menu/category-menu.gen.ts';
import { MegaMenuSkeleton } from '../features/category-menu/mega-menu-skeleton.tsx';
import { menuTree } from '../features/category-menu/menu-tree.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { MenuItem } from '../server/content/blocks.ts';
import { Icon } from '../ui/icon.tsx';
import { useNotify } from '../ui/notifications.tsx';
import { Popover } from '../ui/popover.tsx';
import { HeaderMenu, type MenuLink } from './header-menu.tsx';
import { useShellSuspenseQuery } from './shell.gen.ts';
import { useMenu } from './site-content.ts';

/** Under the desktop's header: the button of all categories, the editors' links, and the top categories; on the phone, behind a tab. */
export function CategoryBar() {
  const { t } = useLingui();
  const [isNear, setNear] = useState(false);
  const items = [...useEditorLinks(), ...useCategoryLinks(isNear)];
  return (
    <nav
      aria-label={t`Categories`}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      className="hidden items-center gap-2 border-b border-line px-8 lg:flex"
    >
      <AllCategories />
      <HeaderMenu items={items} className="flex-1" />
    </nav>
  );
}

/** The header's menu of the content service. */
function useEditorLinks(): readonly MenuLink[] {
  const linksOf = (items: readonly MenuItem[]): MenuLink[] =>
    items.flatMap(({ name, href, items }) =>
      href ? [{ label: name, to: href, ...(items.length > 0 ? { items: linksOf(items) } : {}) }] : [],
    );
  return linksOf(useMenu('header'));
}

/** The top categories; what is below each is asked for when somebody comes near. */
function useCategoryLinks(isNear: boolean): readonly MenuLink[] {
  const locale = useLocale();
  const { data: shell } = useShellSuspenseQuery();
  const { data } = useCategoryMenuQuery({ skip: !isNear });
  const menu = data && menuTree(data.allCategories);
  return shell.categories.map((category) => ({
    label: category.name,
    to: categoryPath(locale, [category]),
    items: (menu?.find(category.key)?.children ?? []).map(({ name, steps }) => ({
      label: name,
      to: categoryPath(locale, steps),
    })),
  }));
}

/** The button with the whole menu under it; its code comes when somebody is about to press it. */
function AllCategories() {
  const { t } = useLingui();
  const notify = useNotify();
  const [Menu, setMenu] = useState<ComponentType>();
  const loadMenu = () => import('../features/category-menu/mega-menu.tsx').then((it) => setMenu(() => it.MegaMenu));
  return (
    <Popover
      trigger={
        <>
          <Icon name="grid" className="size-5" />
          <Trans>All categories</Trans>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      triggerClass="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-sea px-4 text-sm font-semibold text-paper hover:bg-sea-deep"
      panelClass="h-[600px] w-[min(72rem,calc(100vw-4rem))] overflow-hidden"
      onApproach={() => void loadMenu().catch(() => undefined)}
      onOpen={() => {
        loadMenu().catch(() => {
          notify({ type: 'error', message: t`The categories could not be loaded. Please try again.` });
        });
      }}
    >
      {Menu ? <Menu /> : <MegaMenuSkeleton />}
    </Popover>
  );
}
