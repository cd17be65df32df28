import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../i18n/use-locale.ts';
import { useMembershipActions } from '../session/membership-actions.ts';
import { useMembershipPath } from '../session/membership-path.ts';
import { getButtonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** What the member can do with their membership, in the account menu (ACCOUNT-265). */
export function MembershipEntries({ className }: { className: string }) {
  const pathTo = usePathTo();
  const actions = useMembershipActions();
  return (
    <>
      {actions?.renewal && (
        <Link to={pathTo('renew-welcome')} className={className}>
          <Icon name="clock" className="size-5" />
          <Trans>Renew your membership</Trans>
        </Link>
      )}
      {actions?.upgrade && (
        <Link to={pathTo('upgrade-welcome')} className={className}>
          <Icon name="plus" className="size-5" />
          <Trans>Upgrade to Platinum</Trans>
        </Link>
      )}
    </>
  );
}

/** The ways of a guest to a membership and to an online account, in the account menu (MEMBERSHIP-51, MEMBERSHIP-260). */
export function GuestEntries() {
  const pathTo = usePathTo();
  const membership = useMembershipPath();
  return (
    <>
      {membership && (
        <Link to={membership} className={getButtonClass('secondary', 'medium')}>
          <Trans>Become a member</Trans>
        </Link>
      )}
      <a href={pathTo('onboarding')} className={getButtonClass('quiet', 'medium')}>
        <Trans>Create an account</Trans>
      </a>
    </>
  );
}
