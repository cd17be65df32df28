import { useLingui } from '@lingui/react/macro';
import { DeliverySelector } from '../features/clubs/index.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { Link } from '../ui/link.tsx';
import { Logo, PalletMark } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import { CountryLink, LanguageLink } from './locale-links.tsx';
import { SearchBox } from './search-box.tsx';
import { useSiteContent } from './site-content.ts';

/** The header: logo, search and cart on phones (CONTENT-36), with more links on desktops (CONTENT-37). */
export function Header() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { words } = useSiteContent();
  return (
    <>
      <header className="no-print sticky top-0 z-30 bg-paper">
        <div className="phone-spacing flex items-center gap-3 border-b border-line px-4 py-2.5 lg:gap-5 lg:px-8 lg:py-3">
          <Link
            to={pathTo('home')}
            aria-label={t`Tarima, home`}
            className="hidden min-h-11 items-center md:inline-flex"
          >
            <Logo />
          </Link>
          <Link
            to={words.phoneLogoLink ?? pathTo('home')}
            aria-label={words.phoneLogoName ?? t`Tarima, home`}
            className="inline-flex min-h-11 min-w-11 items-center md:hidden"
          >
            <PalletMark className="h-8 w-auto" />
          </Link>
          <DeliverySelector variant="header" />
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
      <aside aria-label={t`Pickup or delivery`} className="no-print border-b border-line bg-board px-4 lg:hidden">
        <DeliverySelector variant="top-navigation" />
      </aside>
    </>
  );
}
