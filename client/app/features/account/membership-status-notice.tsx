import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembershipStatus } from '../../apollo/schema-types.gen.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { membershipNextSteps } from '../../session/membership-next-steps.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const texts: Readonly<Record<Exclude<MembershipStatus, 'ACTIVE'>, MessageDescriptor>> = {
  EXPIRED: msg`Your membership has expired, so you can’t place orders. Your cart, your addresses and your orders are saved.`,
  BLOCKED: msg`Your membership is blocked, so you can’t place orders. The service desk at your club can tell you why and help you.`,
  CANCELLED: msg`Your membership was cancelled, so you can’t place orders. To shop again, buy a new membership.`,
  CARD_INACTIVE: msg`Your membership card isn’t active, so you can’t place orders. The service desk at your club can activate it.`,
};

/** Why the membership cannot be used, and the next step (ACCOUNT-264); nothing for an active one. */
export function MembershipStatusNotice({ status }: { status: MembershipStatus }) {
  const { i18n } = useLingui();
  const pathTo = usePathTo();
  if (status === 'ACTIVE') return null;
  const { page, action } = membershipNextSteps[status];
  return (
    <div className="flex items-start gap-3 rounded-card border-2 border-clay bg-clay-soft p-4">
      <Icon name="alert" className="mt-0.5 size-5 text-clay" />
      <p>
        {i18n._(texts[status])}{' '}
        <Link to={pathTo(page)} className="inline-block py-1 font-semibold text-sea underline">
          {i18n._(action)}
        </Link>
      </p>
    </div>
  );
}
