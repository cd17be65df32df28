import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { useMembershipActionsQuery } from '../session/membership-actions.gen.ts';
import { toMembershipActions, useMembershipActions } from '../session/membership-actions.ts';
import { useMembershipPath } from '../session/membership-path.ts';
import { useSignInLinks } from '../session/sign-in-links.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';
import type { IconName } from '../ui/icon.tsx';
import { ListLink } from '../ui/list-link.tsx';
import { CountryLink, LanguageLink } from './locale-links.tsx';

interface Entry {
  readonly to: string;
  readonly icon: IconName;
  readonly label: ReactNode;
  /** Handled by the server, not by a page of the shop. */
  readonly isDocument?: boolean;
}

/** The entries of the desktop's account menu, at the top of the phone's menu (ACCOUNT-32). */
export function MenuEntries() {
  const pathTo = usePathTo();
  const { signIn, signOut } = useSignInLinks();
  const membership = useMembershipPath();
  const { data } = useViewerQuery();
  const { market } = useLocale();
  // The page's loader has read it, so that nothing moves; otherwise it comes later (ACCOUNT-265).
  const own = useMembershipActionsQuery({ skip: !data?.me, fetchPolicy: 'cache-only' }).data;
  const later = useMembershipActions();
  const actions = later ?? toMembershipActions(own?.me ?? null, market.code);
  const clubs: Entry = {
    to: pathTo('clubsAndLocations'),
    icon: 'store',
    label: <Trans>Clubs and locations</Trans>,
  };
  const entries: readonly (Entry | false | undefined | '')[] = data?.me
    ? [
        { to: pathTo('my-account'), icon: 'user', label: <Trans>My account</Trans> },
        { to: pathTo('membership-card'), icon: 'card', label: <Trans>Membership card</Trans>, isDocument: true },
        { to: pathTo('recent-purchases'), icon: 'receipt', label: <Trans>My orders</Trans> },
        actions?.renewal && {
          to: pathTo('renew-welcome'),
          icon: 'clock',
          label: <Trans>Renew your membership</Trans>,
        },
        actions?.upgrade && {
          to: pathTo('upgrade-welcome'),
          icon: 'plus',
          label: <Trans>Upgrade to Platinum</Trans>,
        },
        clubs,
        { to: signOut, icon: 'logout', label: <Trans>Sign out</Trans>, isDocument: true },
      ]
    : [
        { to: signIn, icon: 'user', label: <Trans>Sign in</Trans>, isDocument: true },
        { to: pathTo('onboarding'), icon: 'plus', label: <Trans>Create an account</Trans>, isDocument: true },
        membership && { to: membership, icon: 'card', label: <Trans>Become a member</Trans> },
        clubs,
      ];
  return (
    <>
      <h1 className="text-2xl">{data?.me ? <Trans>Hello, {data.me.firstName}</Trans> : <Trans>Menu</Trans>}</h1>
      <ul className="mt-4">
        {entries.map(
          (entry) =>
            entry && (
              <li key={entry.to}>
                <ListLink to={entry.to} icon={entry.icon} reloadDocument={entry.isDocument ?? false}>
                  {entry.label}
                </ListLink>
              </li>
            ),
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CountryLink withName />
        <LanguageLink />
      </div>
    </>
  );
}
