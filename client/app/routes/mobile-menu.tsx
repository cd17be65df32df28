import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPath } from '../features/catalog/category-path.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { useSignInLinks } from '../shell/account-menu.tsx';
import { CountryLink, LanguageLink } from '../shell/locale-links.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useShellSuspenseQuery, useViewerQuery } from '../shell/shell.gen.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';

const entry = 'flex min-h-13 items-center gap-3 border-b border-line font-medium';

function Entry({
  to,
  icon,
  isDocument = false,
  children,
}: {
  to: string;
  icon?: IconName;
  isDocument?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} reloadDocument={isDocument} className={entry}>
        {icon && <Icon name={icon} className="size-5 text-sea" />}
        <span className="flex-1">{children}</span>
        <Icon name="chevron-right" className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}

/** The phone's menu as a page of its own, so that Back leaves it. */
export default function MobileMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { signIn, signOut } = useSignInLinks();
  const { data } = useShellSuspenseQuery();
  const { data: viewer } = useViewerQuery();
  return (
    <Page className="max-w-xl">
      <PageHead title={t`Menu`} indexed={false} />
      <h1 className="text-2xl">{viewer?.me ? <Trans>Hello, {viewer.me.firstName}</Trans> : <Trans>Menu</Trans>}</h1>
      <ul className="mt-4">
        {viewer?.me ? (
          <>
            <Entry to={pathTo('my-account')} icon="user">
              <Trans>My account</Trans>
            </Entry>
            <Entry to={pathTo('recent-purchases')} icon="receipt">
              <Trans>Recent purchases</Trans>
            </Entry>
            <Entry to={signOut} icon="logout" isDocument>
              <Trans>Sign out</Trans>
            </Entry>
          </>
        ) : (
          <Entry to={signIn} icon="user" isDocument>
            <Trans>Sign in</Trans>
          </Entry>
        )}
        <Entry to={pathTo('clubsAndLocations')} icon="store">
          <Trans>Clubs and locations</Trans>
        </Entry>
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CountryLink withName />
        <LanguageLink />
      </div>
      <h2 className="mt-8 text-lg">
        <Trans>Shelves</Trans>
      </h2>
      <ul className="mt-2">
        {data.categories.map((category) => (
          <Entry key={category.key} to={categoryPath(locale, [category])}>
            {category.name}
          </Entry>
        ))}
      </ul>
    </Page>
  );
}
