import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/dates.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { PalletMark } from '../../ui/logo.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import type { AccountQuery } from './account.gen.ts';

type Member = NonNullable<AccountQuery['me']>;

/** The membership, shown as the plastic membership card. With `overflow: clip`, a long name makes it higher than the ratio. */
export function MemberCard({ member }: { member: Member }) {
  const { i18n } = useLingui();
  const { membership } = member;
  return (
    <section className="relative flex aspect-[1.586] w-full max-w-md flex-col justify-between gap-4 overflow-clip rounded-2xl bg-sea p-5 text-paper shadow-float sm:p-7">
      <PalletMark className="absolute -right-10 -bottom-8 h-48 w-auto opacity-15" />
      <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="font-display text-2xl font-extrabold tracking-tight">tarima</span>
        {membership && (
          <span className="rounded-full bg-mango px-3 py-1 text-sm font-bold text-ink">
            {i18n._(membershipTypeNames[membership.type])}
          </span>
        )}
      </div>
      <div className="relative">
        <p className="font-display text-xl font-bold wrap-anywhere sm:text-2xl">
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

/** The last day of the membership (ACCOUNT-33), or why it cannot be used (ACCOUNT-264). */
function Validity({ status, expiresOn }: NonNullable<Member['membership']>) {
  const { i18n } = useLingui();
  const until = formatDate(expiresOn, i18n.locale);
  switch (status) {
    case 'ACTIVE':
      return <Trans>Valid until {until}</Trans>;
    case 'EXPIRED':
      return <Trans>Expired on {until}</Trans>;
    case 'BLOCKED':
      return <Trans>Blocked</Trans>;
    case 'CANCELLED':
      return <Trans>Cancelled</Trans>;
    case 'CARD_INACTIVE':
      return <Trans>Card not active</Trans>;
  }
}
