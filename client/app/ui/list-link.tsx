import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** A link as a list row: icon, text and arrow. */
export function ListLink({
  icon,
  className,
  children,
  ...rest
}: LinkProps & { icon?: IconName; className?: string; children: ReactNode }) {
  return (
    <Link {...rest} className={cx('flex min-h-13 items-center gap-3 border-b border-line font-medium', className)}>
      {icon && <Icon name={icon} className="size-5 text-sea" />}
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="chevron-right" className="size-5 text-ink-soft" />
    </Link>
  );
}
