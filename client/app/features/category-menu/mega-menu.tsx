import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { buildCategoryPath } from '../../i18n/category-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { listFocusableElements, moveFocus } from '../../ui/arrow-keys.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useCategoryMenuQuery } from './category-menu.gen.ts';
import { getOpeningDelay } from './hover-intent.ts';
import { MegaMenuSkeleton } from './mega-menu-skeleton.tsx';
import { buildMenuTree, type MenuCategory } from './menu-tree.ts';

/**
 * All categories, for pointer and keyboard: the top categories in a list of at most 600 px, and beside it a panel of at
 * most 500 px with the subcategories of the open one (CATALOG-67). Up and down move within a list, right and left
 * between the lists (CATALOG-68). It is rendered in a dialog, which Escape closes.
 */
export function MegaMenu() {
  const { data, error } = useCategoryMenuQuery();
  // Shown when the categories cannot be loaded (CATALOG-71).
  if (error) {
    return (
      <p role="alert" className="p-6">
        <Trans>We couldn’t load the categories. Try again.</Trans>
      </p>
    );
  }
  return data ? <Levels tops={buildMenuTree(data.allCategories).tops} /> : <MegaMenuSkeleton />;
}

function Levels({ tops }: { tops: readonly MenuCategory[] }) {
  const locale = useLocale();
  const [openKey, setOpenKey] = useState(tops[0]?.key);
  const hover = useHoverIntent(setOpenKey);
  return (
    <ul
      className="fade-end h-full max-h-[600px] w-72 overflow-y-auto overscroll-contain border-r border-line px-2 pt-2"
      onKeyDown={onArrowKey}
    >
      {tops.map((top) => (
        <li key={top.key}>
          <Link
            to={buildCategoryPath(locale, top.steps)}
            data-top=""
            onFocus={() => setOpenKey(top.key)}
            onPointerMove={(event) => hover.over(top.key, event)}
            onPointerLeave={hover.leave}
            className={cx(
              'flex min-h-11 items-center justify-between gap-2 rounded-lg px-3 font-medium',
              top.key === openKey ? 'bg-sea-soft text-sea-deep' : 'hover:bg-board',
            )}
          >
            {top.name}
            <Icon name="chevron-right" className="size-4" />
          </Link>
          <div
            hidden={top.key !== openKey}
            data-inside=""
            className="absolute top-0 right-0 left-72 max-h-[min(500px,100%)] overflow-y-auto overscroll-contain p-6"
          >
            <Link
              to={buildCategoryPath(locale, top.steps)}
              className="inline-flex min-h-11 items-center gap-1 font-display text-xl font-bold text-sea hover:underline"
            >
              <Trans>Everything in {top.name}</Trans>
              <Icon name="chevron-right" className="size-5" />
            </Link>
            <ul className="mt-2 columns-2 gap-8 xl:columns-3">
              {top.children.map((category) => (
                <Branch key={category.key} category={category} depth={0} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A category with all its descendants. */
function Branch({ category, depth }: { category: MenuCategory; depth: number }) {
  const locale = useLocale();
  return (
    <li className={depth === 0 ? 'mb-4 break-inside-avoid' : undefined}>
      <Link
        to={buildCategoryPath(locale, category.steps)}
        className={cx(
          'inline-flex items-center hover:text-sea hover:underline',
          depth === 0 ? 'min-h-11 font-semibold' : 'min-h-9 text-sm',
        )}
      >
        {category.name}
      </Link>
      {category.children.length > 0 && (
        <ul className={depth === 0 ? undefined : 'pl-3'}>
          {category.children.map((child) => (
            <Branch key={child.key} category={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Handles the arrow keys in both lists. */
function onArrowKey(event: React.KeyboardEvent<HTMLUListElement>): void {
  const target = event.target as HTMLElement;
  const inside = target.closest('[data-inside]');
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')];
  const entry = target.closest('li:has(> [data-top])');
  let moved = true;
  if (event.key === 'ArrowRight' && !inside) entry?.querySelector<HTMLElement>('[data-inside] a')?.focus();
  else if (event.key === 'ArrowLeft' && inside) entry?.querySelector<HTMLElement>('[data-top]')?.focus();
  else moved = moveFocus(event, inside ? listFocusableElements(inside) : tops);
  if (!moved) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens an entry after a delay, so that a mouse on its path to the open panel does not open others. */
function useHoverIntent(open: (key: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => clearTimeout(timer.current);
  return {
    leave,
    over(key: string, { clientX: x, clientY: y, pointerType }: React.PointerEvent) {
      if (pointerType !== 'mouse') return;
      const delay = getOpeningDelay(x - last.current.x, y - last.current.y);
      last.current = { x, y };
      leave();
      timer.current = setTimeout(() => open(key), delay);
    },
  };
}
