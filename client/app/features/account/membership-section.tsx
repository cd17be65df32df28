import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import type { AccountMember } from './account-sections.ts';
import { MembershipStatusNotice } from './membership-status-notice.tsx';

/** The details of the membership, its state, and what the member can do with it (ACCOUNT-264). */
export function MembershipSection({ member }: { member: AccountMember }) {
  const { code } = useLocale();
  const pathTo = usePathTo();
  const { i18n } = useLingui();
  const { membership } = member;
  if (!membership) {
    return (
      <p role="status">
        <Trans>We can’t show your membership right now. It hasn’t changed; try again in a few minutes.</Trans>
      </p>
    );
  }
  const { renewal, upgrade, status, expiresOn } = membership;
  const date = formatDate(expiresOn, code);
  return (
    <div className="flex flex-col gap-6">
      <MembershipStatusNotice status={status} />
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={<Trans>Type</Trans>}>{i18n._(membershipTypeNames[membership.type])}</Fact>
        <Fact label={<Trans>Membership number</Trans>}>
          <span className="figures">{formatMembershipNumber(member.membershipNumber)}</span>
        </Fact>
        <Fact label={status === 'EXPIRED' ? <Trans>Expired on</Trans> : <Trans>Valid until</Trans>}>{date}</Fact>
      </dl>
      {(renewal.isEligible || upgrade.isEligible) && (
        <div className="flex flex-wrap gap-3">
          {renewal.isEligible && (
            <LinkButton to={pathTo('renew-welcome')}>
              <Trans>Renew your membership</Trans>
            </LinkButton>
          )}
          {upgrade.isEligible && (
            <LinkButton variant="secondary" to={pathTo('upgrade-welcome')}>
              <Trans>Upgrade to Platinum</Trans>
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
