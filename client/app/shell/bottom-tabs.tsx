import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { getActiveTab, type TabPage } from './active-tab.ts';
import { CartIcon, CartLabel } from './cart-link.tsx';

interface Tab {
  readonly page: TabPage;
  readonly icon: ReactNode;
  readonly label: ReactNode;
}

/**
 * The phone's bottom navigation with four tabs (CONTENT-42). The current page's tab is marked. Guests who tap My
 * account are sent to sign-in and back.
 */
export function BottomTabs() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { data } = useViewerQuery();
  const { pathname } = useLocation();
  const current = matchPage(splitLocale(pathname)?.rest ?? '')?.pageId;
  const active = getActiveTab(current);
  const tabs: readonly Tab[] = [
    { page: 'home', icon: <Icon name="home" />, label: <Trans>Home</Trans> },
    {
      page: 'cart',
      icon: <CartIcon className="size-6" />,
      label: (
        <>
          <span aria-hidden="true">
            <Trans>Cart</Trans>
          </span>
          <CartLabel />
        </>
      ),
    },
    { page: 'my-account', icon: <Icon name="user" />, label: <Trans>My account</Trans> },
    { page: 'mobile-menu', icon: <Icon name="menu" />, label: <Trans>Menu</Trans> },
  ];
  // Home looks active on all browsing pages; `aria-current` is set on the home page only.
  const getAriaCurrent = (page: TabPage) =>
    page === current ? 'page' : page === active && page !== 'home' ? 'true' : undefined;
  const addressOf = (page: TabPage) =>
    page === 'my-account' && data?.me === null ? pathTo('login', {}, { pageTo: pathTo(page) }) : pathTo(page);
  return (
    <>
      <div aria-hidden="true" className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t`Main menu`}
        className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="grid h-16 grid-cols-4">
          {tabs.map(({ page, icon, label }) => (
            <li key={page}>
              <Link
                to={addressOf(page)}
                aria-current={getAriaCurrent(page)}
                data-active={page === active || undefined}
                className="flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft data-active:text-sea"
              >
                {icon}
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
