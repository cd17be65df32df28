import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { categoryPath } from '../features/catalog/category-path.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShellSuspenseQuery } from './shell.gen.ts';

/** The top categories in one line that scrolls; on the phone they are behind a tab. */
export function CategoryBar() {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { data } = useShellSuspenseQuery();
  const strip = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <nav aria-label={t`Categories`} className="hidden items-center gap-2 border-b border-line px-8 lg:flex">
      <NavLink
        to={pathTo('categories')}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-sea px-4 text-sm font-semibold text-paper hover:bg-sea-deep"
      >
        <Icon name="grid" className="size-5" />
        <Trans>All categories</Trans>
      </NavLink>
      <IconButton label={t`Categories before`} onClick={() => scroll(-1)}>
        <Icon name="chevron-left" className="size-5" />
      </IconButton>
      <ul ref={strip} className="scroll-strip flex min-w-0 flex-1 items-center gap-1 py-1.5">
        {data.categories.map((category) => (
          <li key={category.key} className="shrink-0">
            <NavLink
              to={categoryPath(locale, [category])}
              className="inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-medium hover:bg-sea-soft aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea-deep"
            >
              {category.name}
            </NavLink>
          </li>
        ))}
      </ul>
      <IconButton label={t`More categories`} onClick={() => scroll(1)}>
        <Icon name="chevron-right" className="size-5" />
      </IconButton>
    </nav>
  );
}
