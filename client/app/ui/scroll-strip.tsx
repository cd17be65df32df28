import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const stepPx = 300;

/**
 * A list in one row, with arrow buttons where more items are hidden; each scrolls by 300 px (CONTENT-41). The arrows
 * are for pointers: keyboard focus scrolls items into view by itself.
 */
export function ScrollStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const arrow = (direction: -1 | 1, isThere: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      hidden={!isThere}
      onClick={() => strip.current?.scrollBy({ left: direction * stepPx, behavior: 'smooth' })}
      className={cx(
        'absolute inset-y-0 flex w-16 items-center from-60% to-transparent from-paper',
        direction < 0 ? 'left-0 justify-start bg-linear-to-r' : 'right-0 justify-end bg-linear-to-l',
        !isThere && 'hidden',
      )}
    >
      <span className="inline-flex size-11 items-center justify-center rounded-full hover:bg-board-deep">
        <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} className="size-5" />
      </span>
    </button>
  );
  return (
    <div className={cx('relative min-w-0', className)}>
      <ul ref={strip} className="scroll-strip flex items-center gap-1 py-1.5">
        {children}
      </ul>
      {arrow(-1, more.before)}
      {arrow(1, more.after)}
    </div>
  );
}
