import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buildMenuTree, useCategoryMenuQuery } from '../features/category-menu/index.ts';
import { buildCategoryPath } from '../i18n/category-path.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { MenuItem } from '../server/content/blocks.ts';
import { useModals } from '../session/modals.ts';
import { useShellSuspenseQuery } from '../session/shell.gen.ts';
import { Icon } from '../ui/icon.tsx';
import { HeaderMenu, type MenuLink } from './header-menu.tsx';
import { useMenu } from './site-content.ts';

/**
 * The bar below the desktop header: the all-categories button, editors' links and the top categories (CONTENT-39). On
 * phones they are behind a tab.
 */
export function CategoryBar() {
  const { t } = useLingui();
  const [isRequested, setRequested] = useState(false);
  const items = [...useEditorLinks(), ...useCategoryLinks(isRequested)];
  return (
    <nav
      aria-label={t`Categories`}
      onPointerEnter={() => setRequested(true)}
      onFocus={() => setRequested(true)}
      className="hidden items-center gap-2 border-b border-line px-8 lg:flex"
    >
      <AllCategories />
      <HeaderMenu items={items} className="flex-1" />
    </nav>
  );
}

/** The header menu from the content service. */
function useEditorLinks(): readonly MenuLink[] {
  const linksOf = (items: readonly MenuItem[]): MenuLink[] =>
    items.flatMap(({ name, href, parameters, items }) => {
      if (!href) return [];
      const link = { label: name, to: href, isPharmacy: parameters.pharmacy === true };
      return [items.length > 0 ? { ...link, items: linksOf(items) } : link];
    });
  return linksOf(useMenu('header'));
}

/** The top categories; their subcategories load on hover or focus. */
function useCategoryLinks(isRequested: boolean): readonly MenuLink[] {
  const locale = useLocale();
  const { data: shell } = useShellSuspenseQuery();
  const { data } = useCategoryMenuQuery({ skip: !isRequested });
  const menu = data && buildMenuTree(data.allCategories);
  return shell.topCategories.map((category) => ({
    label: category.name,
    to: buildCategoryPath(locale, [category]),
    items: (menu?.find(category.key)?.children ?? []).map(({ name, steps }) => ({
      label: name,
      to: buildCategoryPath(locale, steps),
    })),
  }));
}

/** The all-categories button; the panel's code loads on hover or focus. */
function AllCategories() {
  const modals = useModals();
  const prepare = () => modals.prepare('categories');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => modals.open('categories', {})}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-sea px-4 text-sm font-semibold text-paper hover:bg-sea-deep"
    >
      <Icon name="grid" className="size-5" />
      <Trans>All categories</Trans>
      <Icon name="chevron-down" className="size-4" />
    </button>
  );
}
