import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const widths = { shelf: 'max-w-[90rem]', page: 'max-w-6xl', column: 'max-w-4xl' } as const;

/** The room of a page's content: as wide as reads well, with the shop's margins. */
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
