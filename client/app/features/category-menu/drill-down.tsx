import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { buildCategoryPath } from '../../i18n/category-path.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ListLink } from '../../ui/list-link.tsx';
import type { MenuCategory } from './menu-tree.ts';

/** The categories one level at a time; each level has a URL (CATALOG-70), so that it works without JavaScript. */
export function DrillDown({
  open,
  tops,
}: {
  /** The open category; undefined for the top level. */
  open: MenuCategory | undefined;
  tops: readonly MenuCategory[];
}) {
  const locale = useLocale();
  const pathTo = usePathTo();
  const levelOf = (category: MenuCategory | null) => pathTo('mobile-menu', {}, { in: category?.key });
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const previousKey = useRef(open?.key);
  // The focused link was unmounted. Going up, focus the category that was open; going down, focus the level's title.
  useLayoutEffect(() => {
    const previous = previousKey.current;
    previousKey.current = open?.key;
    if (previous === open?.key || document.activeElement !== document.body) return;
    const target = previous && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(previous)}"] a`);
    (target || title.current)?.focus();
  }, [open?.key]);
  return (
    <>
      {open ? (
        <LevelTitle ref={title} category={open} back={levelOf(open.parent)} />
      ) : (
        <h2 className="mt-8 text-lg">
          <Trans>Categories</Trans>
        </h2>
      )}
      <ul ref={list} className="mt-2">
        {open && (
          <li>
            <ListLink to={buildCategoryPath(locale, open.steps)} className="text-sea">
              <Trans>Everything in {open.name}</Trans>
            </ListLink>
          </li>
        )}
        {(open?.children ?? tops).map((category) => (
          <li key={category.key} data-key={category.key}>
            <ListLink to={category.children.length > 0 ? levelOf(category) : buildCategoryPath(locale, category.steps)}>
              {category.name}
            </ListLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The level's name, and a link to the parent level. */
function LevelTitle({
  category,
  back,
  ref,
}: {
  category: MenuCategory;
  back: string;
  ref: React.Ref<HTMLHeadingElement>;
}) {
  return (
    <>
      <Link to={back} className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-2 font-semibold text-sea">
        <Icon name="chevron-left" className="size-5" />
        {category.parent ? category.parent.name : <Trans>Menu</Trans>}
      </Link>
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {category.name}
      </h1>
    </>
  );
}
