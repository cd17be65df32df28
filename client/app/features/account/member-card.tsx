import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/dates.ts';
import { PalletMark } from '../../ui/logo.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { useIsPast } from '../../ui/use-is-past.ts';
import type { AccountQuery } from './account.gen.ts';

type Member = NonNullable<AccountQuery['me']>;
type MembershipType = NonNullable<Member['membership']>['type'];

/** Display names of the membership types (MEMBERSHIP-2, MEMBERSHIP-3). */
const typeNames: Readonly<Record<MembershipType, MessageDescriptor>> = {
  DIAMOND: msg`Diamond`,
  PLATINUM: msg`Platinum`,
  BUSINESS: msg`Business`,
  BUSINESS_PLATINUM: msg`Business-Platinum`,
};

/** The membership, shown as the plastic membership card. */
export function MemberCard({ member }: { member: Member }) {
  const { i18n } = useLingui();
  const { membership } = member;
  return (
    <section className="relative flex aspect-[1.586] w-full max-w-md flex-col justify-between overflow-hidden rounded-2xl bg-sea p-5 text-paper shadow-float sm:p-7">
      <PalletMark className="absolute -right-10 -bottom-8 h-48 w-auto opacity-15" />
      <div className="flex items-start justify-between gap-4">
        <span className="font-display text-2xl font-extrabold tracking-tight">tarima</span>
        {membership && (
          <span className="rounded-full bg-mango px-3 py-1 text-sm font-bold text-ink">
            {i18n._(typeNames[membership.type])}
          </span>
        )}
      </div>
      <div className="relative">
        <p className="font-display text-xl font-bold sm:text-2xl">
          {member.firstName} {member.lastName}
        </p>
        <p className="figures mt-1 text-lg tracking-wider">{formatMembershipNumber(member.membershipNumber)}</p>
        {membership && (
          <p className="mt-2 text-sm">
            <Validity {...membership} />
          </p>
        )}
      </div>
    </section>
  );
}

/** The last day of the membership (ACCOUNT-33). An inactive membership whose last day has not passed is blocked. */
function Validity({ isActive, expiresOn }: NonNullable<Member['membership']>) {
  const { i18n } = useLingui();
  const isOver = useIsPast(`${expiresOn}T23:59:59Z`);
  const until = formatDate(expiresOn, i18n.locale);
  if (isActive) return <Trans>Valid until {until}</Trans>;
  return isOver ? <Trans>Expired on {until}</Trans> : <Trans>Inactive</Trans>;
}
