import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** A heading that expands a section; native `details`, so that it works without scripts and stays open on Back. */
export function Accordion({
  title,
  open = false,
  name,
  className,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  /** Only one of the accordions that share a name can be open. */
  name?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} name={name} className={cx('group border-b border-line', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold">
        {title}
        <Icon name="chevron-down" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
