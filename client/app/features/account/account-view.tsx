import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageId } from '../../i18n/route-table.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useAccountSuspenseQuery } from './account.gen.ts';
import { DeleteIdentityEntry } from './delete-identity-entry.tsx';
import { MemberCard } from './member-card.tsx';

const entryClass =
  'flex min-h-16 items-center gap-4 border-b border-line px-2 py-3 font-semibold hover:bg-sea-soft hover:text-sea';

interface AccountLink {
  readonly page: PageId;
  readonly icon: IconName;
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

const renewal: AccountLink = {
  page: 'renew-welcome',
  icon: 'clock',
  label: <Trans>Renew your membership</Trans>,
  hint: <Trans>Extend it for another year</Trans>,
};
const upgrade: AccountLink = {
  page: 'upgrade-welcome',
  icon: 'plus',
  label: <Trans>Upgrade to Platinum</Trans>,
  hint: <Trans>Earn a yearly reward on what you spend</Trans>,
};

/** The membership card and links to the member's orders, cards, addresses and club. */
export function AccountView() {
  const pathTo = usePathTo();
  const { market } = useLocale();
  const { signOut } = useSignInLinks();
  const { data } = useAccountSuspenseQuery();
  const member = data.me;
  if (!member) return null;
  // Offered when possible, in the shop of the membership's own country (MEMBERSHIP-40, MEMBERSHIP-41, MEMBERSHIP-42).
  const membership = member.marketCode === market.code ? member.membership : null;
  const links: readonly AccountLink[] = [
    ...(membership?.renewal.isEligible ? [renewal] : []),
    ...(membership?.upgrade.isEligible ? [upgrade] : []),
    {
      page: 'recent-purchases',
      icon: 'receipt',
      label: <Trans>My orders</Trans>,
      hint: <Trans>Track an order or buy again</Trans>,
    },
    {
      page: 'my-wallet',
      icon: 'card',
      label: <Trans>Saved cards</Trans>,
      hint: <Trans>Add or delete payment cards</Trans>,
    },
    {
      page: 'address-book',
      icon: 'pin',
      label: <Trans>Saved addresses</Trans>,
      hint: <Trans>Add or edit delivery addresses</Trans>,
    },
    {
      page: 'clubsAndLocations',
      icon: 'store',
      label: <Trans>My club</Trans>,
      hint: member.preferredClub?.name ?? <Trans>Choose a club</Trans>,
    },
  ];
  return (
    <>
      <h1 className="mb-6 text-2xl lg:text-3xl">
        <Trans>Hello, {member.firstName}</Trans>
      </h1>
      <div className="grid gap-8 lg:grid-cols-[28rem_1fr] lg:gap-14">
        <div>
          <MemberCard member={member} />
          <p className="mt-4 text-sm text-ink-soft">{member.email}</p>
        </div>
        <nav className="border-t border-line">
          {links.map(({ page, icon, label, hint }) => (
            <Link key={page} to={pathTo(page)} className={entryClass}>
              <Icon name={icon} className="size-6 text-sea" />
              <span className="flex-1">
                {label}
                <span className="block text-sm font-normal text-ink-soft">{hint}</span>
              </span>
              <Icon name="chevron-right" className="size-5 text-ink-soft" />
            </Link>
          ))}
          <a href={signOut} className={entryClass}>
            <Icon name="logout" className="size-6 text-sea" />
            <Trans>Sign out</Trans>
          </a>
        </nav>
      </div>
      <DeleteIdentityEntry />
    </>
  );
}
