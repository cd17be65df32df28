import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { categoryPath } from '../../i18n/category-path.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListLink } from '../../ui/list-link.tsx';
import type { MenuCategory } from './menu-tree.ts';

/** The categories one level at a time; each level has an address of its own (CATALOG-70), also without scripts. */
export function DrillDown({
  open,
  tops,
}: {
  /** The category whose level is shown; the top without one. */
  open: MenuCategory | undefined;
  tops: readonly MenuCategory[];
}) {
  const locale = useLocale();
  const pathTo = usePathTo();
  const levelOf = (category: MenuCategory | null) => pathTo('mobile-menu', {}, { in: category?.key });
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(open?.key);
  // The link that led here is gone. The focus goes on with what was left, on the way up; with the level's name, down.
  useEffect(() => {
    const left = shown.current;
    shown.current = open?.key;
    if (left === open?.key || document.activeElement !== document.body) return;
    const way = left && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(left)}"] a`);
    (way || title.current)?.focus();
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
            <ListLink to={categoryPath(locale, open.steps)} className="text-sea">
              <Trans>Everything in {open.name}</Trans>
            </ListLink>
          </li>
        )}
        {(open?.children ?? tops).map((category) => (
          <li key={category.key} data-key={category.key}>
            <ListLink to={category.children.length > 0 ? levelOf(category) : categoryPath(locale, category.steps)}>
              {category.name}
            </ListLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The level's name, and the way up. */
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
