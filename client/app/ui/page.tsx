import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The room of a page's content: as wide as reads well, with the shop's margins. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('mx-auto w-full max-w-[90rem] px-4 py-4 lg:px-8 lg:py-6', className)}>{children}</div>;
}
