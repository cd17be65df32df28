import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../i18n/use-locale.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import type { Frame } from './frame.ts';

/** The logo and a link back, so that the card has the screen to itself. */
function CardHeader() {
  const pathTo = usePathTo();
  return (
    <header className="no-print bg-board">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <Link
          to={pathTo('my-account')}
          reloadDocument
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-semibold text-sea hover:bg-board-deep"
        >
          <Icon name="chevron-left" className="size-5" />
          <Trans>My account</Trans>
        </Link>
        <Logo />
      </div>
    </header>
  );
}

/** For the route's `handle`: no menus and no footer. */
export const cardPage: { readonly frame: Frame } = { frame: { Header: CardHeader } };
