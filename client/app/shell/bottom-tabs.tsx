import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import type { PageId } from '../i18n/route-table.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** The phone's navigation, under the thumb (store.md §2.5). */
export function BottomTabs() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const tabs: readonly { page: PageId; icon: IconName; label: React.ReactNode }[] = [
    { page: 'home', icon: 'home', label: <Trans>Home</Trans> },
    { page: 'categories', icon: 'grid', label: <Trans>Categories</Trans> },
    { page: 'recent-purchases', icon: 'receipt', label: <Trans>Purchases</Trans> },
    { page: 'mobile-menu', icon: 'menu', label: <Trans>Menu</Trans> },
  ];
  return (
    <>
      <div aria-hidden="true" className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t`Main pages`}
        className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="grid h-16 grid-cols-4">
          {tabs.map((tab) => (
            <li key={tab.page}>
              <NavLink
                to={pathTo(tab.page)}
                end={tab.page === 'home'}
                className="flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft aria-[current=page]:text-sea"
              >
                <Icon name={tab.icon} />
                {tab.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
