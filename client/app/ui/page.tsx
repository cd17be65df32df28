import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const widths = { shelf: 'max-w-[90rem]', page: 'max-w-6xl', column: 'max-w-4xl' } as const;

/** Container of a page's content, with the shop's maximum width and margins. */
export function Page({
  width = 'shelf',
  className,
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return <div className={cx('mx-auto w-full px-4 py-4 lg:px-8 lg:py-6', widths[width], className)}>{children}</div>;
}
