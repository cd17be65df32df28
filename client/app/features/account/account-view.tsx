import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { PageId } from '../../i18n/route-table.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MembershipUnavailable } from '../membership/index.ts';
import { CardLink } from '../membership-card/index.ts';
import { SavingsSection } from '../savings/index.ts';
import { useAccountSuspenseQuery } from './account.gen.ts';
import { AccountSection } from './account-section.tsx';
import { type AccountMember, type AccountSectionName, findAccountSection } from './account-sections.ts';
import { DeleteIdentityEntry } from './delete-identity-entry.tsx';
import { MemberCard } from './member-card.tsx';
import { MembershipStatusNotice } from './membership-status-notice.tsx';

const entryClass =
  'flex min-h-16 items-center gap-4 border-b border-line px-2 py-3 font-semibold hover:bg-sea-soft hover:text-sea';

interface AccountLink {
  readonly page: PageId;
  /** A part of my account instead of another page. */
  readonly section?: AccountSectionName;
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

/** My account, or the part of it that the query names (ACCOUNT-263). A member without a profile is signed out. */
export function AccountView() {
  const { data } = useAccountSuspenseQuery();
  const [query] = useSearchParams();
  const section = findAccountSection(query);
  if (!data.me) return null;
  return section ? <AccountSection name={section} member={data.me} /> : <Overview member={data.me} />;
}

/** The membership card and links to the member's orders, cards, addresses and club. */
function Overview({ member }: { member: AccountMember }) {
  const pathTo = usePathTo();
  const { market } = useLocale();
  const { signOut } = useSignInLinks();
  const { revalidate, state } = useRevalidator();
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
    {
      page: 'my-account',
      section: 'details',
      icon: 'user',
      label: <Trans>My details</Trans>,
      hint: <Trans>Name, phone and email</Trans>,
    },
    {
      page: 'my-account',
      section: 'membership',
      icon: 'info',
      label: <Trans>My membership</Trans>,
      hint: <Trans>Type, expiry date and status</Trans>,
    },
    {
      page: 'my-account',
      section: 'devices',
      icon: 'lock',
      label: <Trans>Where you’re signed in</Trans>,
      hint: <Trans>Sign out of other devices</Trans>,
    },
  ];
  return (
    <>
      <h1 className="mb-6 text-2xl lg:text-3xl">
        <Trans>Hello, {member.firstName}</Trans>
      </h1>
      {!member.membership && (
        <div className="mb-6">
          <MembershipUnavailable isLoading={state === 'loading'} onRetry={revalidate} />
        </div>
      )}
      {member.membership && member.membership.status !== 'ACTIVE' && (
        <div className="mb-6">
          <MembershipStatusNotice status={member.membership.status} />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[28rem_1fr] lg:gap-14">
        <div>
          <MemberCard member={member} />
          <CardLink />
          <p className="mt-4 text-sm wrap-anywhere text-ink-soft">{member.email}</p>
        </div>
        <nav className="phone-spacing border-t border-line">
          {links.map(({ page, section, icon, label, hint }) => (
            <Link key={section ?? page} to={pathTo(page, {}, section ? { section } : {})} className={entryClass}>
              <Icon name={icon} className="size-6 text-sea" />
              <span className="min-w-0 flex-1">
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
      <SavingsSection />
      <DeleteIdentityEntry />
    </>
  );
}
