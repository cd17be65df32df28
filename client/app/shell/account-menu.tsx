import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { Icon } from '../ui/icon.tsx';
import { useViewerQuery } from './shell.gen.ts';

const entry = 'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium hover:bg-sea-soft';

/** The addresses of signing in and out: whole navigations, through the identity provider (store.md §2.3). */
export function useSignInLinks(): { signIn: string; signOut: string } {
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  return {
    signIn: pathTo('login', {}, { pageTo: pathname + search }),
    signOut: `/auth/logout?ui_locales=${locale.code}`,
  };
}

/** Sign in for guests; for members their name, purchases and the way out. */
export function AccountMenu() {
  const pathTo = usePathTo();
  const { signIn, signOut } = useSignInLinks();
  const { data } = useViewerQuery();
  if (!data?.me) {
    return (
      <a
        href={signIn}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-sea-soft"
      >
        <Icon name="user" />
        <Trans>Sign in</Trans>
      </a>
    );
  }
  return (
    <details className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-sea-soft">
        <Icon name="user" />
        <span className="max-w-28 truncate">{data.me.firstName}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-60 rounded-card bg-paper p-2 shadow-float">
        <Link to={pathTo('my-account')} className={entry}>
          <Icon name="user" className="size-5" />
          <Trans>My account</Trans>
        </Link>
        <Link to={pathTo('recent-purchases')} className={entry}>
          <Icon name="receipt" className="size-5" />
          <Trans>Recent purchases</Trans>
        </Link>
        <a href={signOut} className={entry}>
          <Icon name="logout" className="size-5" />
          <Trans>Sign out</Trans>
        </a>
      </div>
    </details>
  );
}
