import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeliverySelector } from '../features/clubs/delivery-selector.tsx';
import { usePathTo } from '../i18n/use-locale.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo, PalletMark } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CategoryBar } from './category-bar.tsx';
import { CountryLink, LanguageLink } from './locale-links.tsx';
import { SearchBox } from './search-box.tsx';
import { useViewerQuery } from './shell.gen.ts';

/** The frame's top (store.md §2.5): everything on the desktop; mark, search and cart on the phone. */
export function Header() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <>
      <header className="no-print sticky top-0 z-30 bg-paper">
        <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 lg:gap-5 lg:px-8 lg:py-3">
          <Link to={pathTo('home')} aria-label={t`Tarima, home`} className="inline-flex min-h-11 items-center">
            <span className="hidden sm:inline-flex">
              <Logo />
            </span>
            <PalletMark className="h-8 w-auto sm:hidden" />
          </Link>
          <DeliverySelector className="hidden lg:flex" />
          <SearchBox className="min-w-0 flex-1" />
          <div className="hidden items-center gap-1 lg:flex">
            <CountryLink />
            <LanguageLink />
            <AccountMenu />
          </div>
          <CartLink />
        </div>
        <CategoryBar />
      </header>
      <aside aria-label={t`Where you collect`} className="no-print border-b border-line bg-board px-4 lg:hidden">
        <DeliverySelector className="flex" />
      </aside>
    </>
  );
}

/** The cart with how many pieces of goods are in it. */
function CartLink() {
  const pathTo = usePathTo();
  const { data } = useViewerQuery();
  const count = data?.cart?.itemCount ?? 0;
  return (
    <Link
      to={pathTo('cart')}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-sea hover:bg-sea-soft"
    >
      <Icon name="cart" className="size-7" />
      <span className="sr-only">
        <Trans>Cart</Trans>, <Plural value={count} _0="empty" one="# item" other="# items" />
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute -top-0.5 -right-0.5 min-w-5.5 rounded-full bg-guava px-1 text-center text-xs leading-5.5 font-bold text-paper"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
