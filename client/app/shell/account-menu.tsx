import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { formatMembershipNumber } from '../ui/membership-number.ts';
import { Popover } from '../ui/popover.tsx';
import { useShellSuspenseQuery, useViewerQuery, type ViewerQuery } from './shell.gen.ts';
import { usePickupClubKey } from './shell-data.ts';

const entry = 'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium hover:bg-sea-soft';

/** The addresses of sign-in (ACCOUNT-26) and sign-out: full-page navigations to the identity provider. */
export function useSignInLinks(): { signIn: string; signOut: string } {
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  return {
    signIn: pathTo('login', {}, { pageTo: pathname + search }),
    signOut: `/auth/logout?ui_locales=${locale.code}`,
  };
}

/** Where a membership is bought (MEMBERSHIP-51), or undefined when the chosen club cannot sell one (MEMBERSHIP-52). */
export function useMembershipPath(): string | undefined {
  const pathTo = usePathTo();
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find(({ key }) => key === clubKey);
  return club && !club.sellsMemberships ? undefined : pathTo('membership-info');
}

/** The account menu: sign-in for guests; for members their name, their number, their pages and sign-out. */
export function AccountMenu() {
  const { data } = useViewerQuery();
  const member = data?.me;
  return (
    <Popover
      trigger={
        <>
          <Icon name="user" />
          <span className={cx('max-w-28 truncate', Boolean(member) && 'capitalize')}>
            {member ? inLowerCase(member.firstName) : <Trans>My account</Trans>}
          </span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      triggerClass="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-sea-soft"
      panelClass="w-72 p-4"
    >
      {member ? <MemberEntries member={member} /> : <GuestEntries />}
    </Popover>
  );
}

/** Old records have names in capitals: lower case here, the style sheet capitalises (ACCOUNT-28, ACCOUNT-29). */
const inLowerCase = (name: string) => name.toLocaleLowerCase();

/** The member's name and number, and their pages (ACCOUNT-27, ACCOUNT-29, ACCOUNT-30, ACCOUNT-31). */
function MemberEntries({ member }: { member: NonNullable<ViewerQuery['me']> }) {
  const pathTo = usePathTo();
  const { signOut } = useSignInLinks();
  return (
    <>
      <p className="border-b border-line px-3 pb-3">
        <b className="block font-display text-lg capitalize">{inLowerCase(`${member.firstName} ${member.lastName}`)}</b>
        <span className="figures text-sm text-ink-soft">{formatMembershipNumber(member.membershipNumber)}</span>
      </p>
      <Link to={pathTo('my-account')} className={`mt-2 ${entry}`}>
        <Icon name="user" className="size-5" />
        <Trans>My account</Trans>
      </Link>
      <Link to={pathTo('recent-purchases')} className={entry}>
        <Icon name="receipt" className="size-5" />
        <Trans>My orders</Trans>
      </Link>
      <a href={signOut} className={entry}>
        <Icon name="logout" className="size-5" />
        <Trans>Sign out</Trans>
      </a>
    </>
  );
}

function GuestEntries() {
  const { signIn } = useSignInLinks();
  const membership = useMembershipPath();
  const button = 'flex min-h-11 w-full items-center justify-center rounded-full px-5 text-center font-semibold';
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        <Trans>Sign in to see your orders and get home delivery.</Trans>
      </p>
      <a href={signIn} className={`${button} bg-sea text-paper hover:bg-sea-deep`}>
        <Trans>Sign in</Trans>
      </a>
      {membership && (
        <Link to={membership} className={`${button} border-2 border-sea text-sea hover:bg-sea-soft`}>
          <Trans>Become a member</Trans>
        </Link>
      )}
    </div>
  );
}
