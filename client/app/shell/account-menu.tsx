import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../i18n/use-locale.ts';
import { useSignInLinks } from '../session/sign-in-links.ts';
import { useViewerQuery, type ViewerQuery } from '../session/viewer.gen.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { useDeferredCode } from '../ui/lazy-with-retry.ts';
import { Link } from '../ui/link.tsx';
import { formatMembershipNumber } from '../ui/membership-number.ts';
import { Popover } from '../ui/popover.tsx';

const entry = 'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium hover:bg-sea-soft';

/** The account menu: sign-in for guests; for members their name, their number, account pages and sign-out. */
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

/** Old records have names in capitals: lower-cased here and capitalised by CSS (ACCOUNT-28, ACCOUNT-29). */
const inLowerCase = (name: string) => name.toLocaleLowerCase();

const loadEntries = () => import('./membership-entries.tsx');

/** The member's name, number and account pages, and what they can do with their membership (ACCOUNT-27, ACCOUNT-29, ACCOUNT-30, ACCOUNT-31, ACCOUNT-265). */
function MemberEntries({ member }: { member: NonNullable<ViewerQuery['me']> }) {
  const pathTo = usePathTo();
  const { signOut } = useSignInLinks();
  const entries = useDeferredCode(loadEntries);
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
      <Link to={pathTo('membership-card')} reloadDocument className={entry}>
        <Icon name="card" className="size-5" />
        <Trans>Membership card</Trans>
      </Link>
      <Link to={pathTo('recent-purchases')} className={entry}>
        <Icon name="receipt" className="size-5" />
        <Trans>My orders</Trans>
      </Link>
      {entries && <entries.MembershipEntries className={entry} />}
      <a href={signOut} className={entry}>
        <Icon name="logout" className="size-5" />
        <Trans>Sign out</Trans>
      </a>
    </>
  );
}

/** Sign-in, and the ways to a membership and to an online account (ACCOUNT-26, MEMBERSHIP-51, MEMBERSHIP-260). */
function GuestEntries() {
  const { signIn } = useSignInLinks();
  const entries = useDeferredCode(loadEntries);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        <Trans>Sign in to see your orders and get home delivery.</Trans>
      </p>
      <a
        href={signIn}
        className="flex min-h-11 items-center justify-center rounded-full bg-sea font-semibold text-paper hover:bg-sea-deep"
      >
        <Trans>Sign in</Trans>
      </a>
      {entries && <entries.GuestEntries />}
    </div>
  );
}
