import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { listPageNumbers } from './page-numbers.ts';

const box = 'inline-flex size-11 items-center justify-center rounded-full';

/** Links to the pages of a list; `hrefOf` returns the URL of a page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  labels,
}: {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}) {
  if (pageCount <= 1) return null;
  const step = (to: number, label: string, icon: 'chevron-left' | 'chevron-right', rel: string) =>
    to >= 1 && to <= pageCount ? (
      <Link to={hrefOf(to)} rel={rel} aria-label={label} className={`${box} hover:bg-board-deep`}>
        <Icon name={icon} className="size-5" />
      </Link>
    ) : (
      <span className={`${box} opacity-30`}>
        <Icon name={icon} className="size-5" />
      </span>
    );
  return (
    <nav aria-label={labels.navigation} className="flex flex-wrap items-center justify-center gap-1">
      {step(page - 1, labels.previous, 'chevron-left', 'prev')}
      {listPageNumbers(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`gap-${all[index - 1]}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefOf(number)}
            aria-label={labels.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className={cx(box, 'figures font-bold', number === page ? 'bg-sea text-paper' : 'hover:bg-board-deep')}
          >
            {number}
          </Link>
        ),
      )}
      {step(page + 1, labels.next, 'chevron-right', 'next')}
    </nav>
  );
}
