import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { MembershipUnavailable } from '../membership/index.ts';
import type { AccountMember } from './account-sections.ts';
import { CancelMembership } from './cancel-membership.tsx';
import { MembershipStatusNotice } from './membership-status-notice.tsx';

type Membership = NonNullable<AccountMember['membership']>;

/** The details of the membership, its state, and what the member can do with it (ACCOUNT-264). */
export function MembershipSection({ member }: { member: AccountMember }) {
  const pathTo = usePathTo();
  const { revalidate, state } = useRevalidator();
  const { membership } = member;
  if (!membership) return <MembershipUnavailable isLoading={state === 'loading'} onRetry={revalidate} />;
  const { renewal, upgrade, status } = membership;
  return (
    <div className="flex flex-col gap-6">
      <MembershipStatusNotice status={status} />
      <Facts membership={membership} membershipNumber={member.membershipNumber} />
      {(renewal.isEligible || upgrade.isEligible) && (
        <div className="flex flex-wrap gap-3">
          {renewal.isEligible && (
            <LinkButton to={pathTo('renew-welcome')} className="max-sm:w-full">
              <Trans>Renew your membership</Trans>
            </LinkButton>
          )}
          {upgrade.isEligible && (
            <LinkButton variant="secondary" to={pathTo('upgrade-welcome')} className="max-sm:w-full">
              <Trans>Upgrade to Platinum</Trans>
            </LinkButton>
          )}
        </div>
      )}
      <Cancellation membership={membership} />
    </div>
  );
}

function Facts({ membership, membershipNumber }: { membership: Membership; membershipNumber: string }) {
  const { code } = useLocale();
  const { i18n } = useLingui();
  const { type, status, expiresOn, club, isFirstCard, otherCardholders } = membership;
  const date = formatDate(expiresOn, code);
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-card bg-board p-5 sm:grid-cols-2">
      <Fact label={<Trans>Type</Trans>}>{i18n._(membershipTypeNames[type])}</Fact>
      <Fact label={<Trans>Membership number</Trans>}>
        <span className="figures">{formatMembershipNumber(membershipNumber)}</span>
      </Fact>
      {status === 'ACTIVE' && <Fact label={<Trans>Valid until</Trans>}>{date}</Fact>}
      {status === 'EXPIRED' && <Fact label={<Trans>Expired on</Trans>}>{date}</Fact>}
      {club?.name && <Fact label={<Trans>Club of your membership</Trans>}>{club.name}</Fact>}
      <Fact label={<Trans>Your card</Trans>}>
        {isFirstCard ? <Trans>Primary member</Trans> : <Trans>Additional card</Trans>}
      </Fact>
      {otherCardholders.length > 0 && (
        <Fact label={<Trans>Other cards</Trans>}>
          {new Intl.ListFormat(code, { type: 'conjunction' }).format(otherCardholders)}
        </Fact>
      )}
    </dl>
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

/** The way to cancel an active membership, for the holder of the first card (MEMBERSHIP-112). */
function Cancellation({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  // The button is gone, so the focus moves to the result.
  useLayoutEffect(() => {
    if (isCancelled) result.current?.focus();
  }, [isCancelled]);
  if (isCancelled) {
    return (
      <p ref={result} tabIndex={-1} className="outline-none">
        <Trans>
          You can read this page until you’re signed out. To get a receipt or ask a question later, visit the service
          desk at any club.
        </Trans>
      </p>
    );
  }
  if (membership.status !== 'ACTIVE') return null;
  return (
    <div className="border-t border-line pt-4">
      {membership.isFirstCard ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-clay"
        >
          <Trans>Cancel my membership</Trans>
        </button>
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Only the primary member can cancel this membership.</Trans>
        </p>
      )}
      {isOpen && (
        <CancelMembership
          membership={membership}
          onClose={() => setOpen(false)}
          onCancelled={() => {
            setOpen(false);
            setCancelled(true);
            notify({ type: 'success', message: t`Your membership has been cancelled.` });
          }}
        />
      )}
    </div>
  );
}
