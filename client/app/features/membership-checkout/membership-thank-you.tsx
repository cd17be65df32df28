import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DetailRow } from '../../ui/detail-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import type { MembershipPurpose } from '../checkout/index.ts';
import { useMembershipAttemptQuery } from './membership-checkout.gen.ts';
import type { MembershipAttempt } from './use-attempt.ts';

/**
 * What was bought with an attempt, for the shopper who began it (MEMBERSHIP-74, MEMBERSHIP-175). An attempt that is missing,
 * another shopper's or for something else has the same view.
 */
export function MembershipThankYou({ purpose, attemptId }: { purpose: MembershipPurpose; attemptId: string | null }) {
  const { data } = useMembershipAttemptQuery({ variables: { id: attemptId ?? '' }, skip: attemptId === null });
  const attempt = data?.checkoutAttempt;
  const isShown = attempt?.purpose === purpose && attempt.status === 'COMPLETED';
  return isShown ? <BoughtMembership purpose={purpose} attempt={attempt} /> : <PurchaseNotFound />;
}

function BoughtMembership({ purpose, attempt }: { purpose: MembershipPurpose; attempt: MembershipAttempt }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { membership, membershipNumber, email, amount } = attempt;
  return (
    <>
      <div className="flex flex-col items-center gap-3 rounded-card bg-sea px-5 py-10 text-center text-paper">
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-mango text-ink">
          <Icon name="check" className="size-8" />
        </span>
        <h1 className="text-3xl">
          <ThanksTitle purpose={purpose} firstName={membership?.firstName ?? null} />
        </h1>
        {membershipNumber && (
          <p className="text-lg">
            <Trans>
              Your membership number is{' '}
              <b className="figures whitespace-nowrap">{formatMembershipNumber(membershipNumber)}</b>
            </Trans>
          </p>
        )}
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <section className="rounded-card bg-board p-5">
          <h2 className="mb-3 text-lg">
            <Trans>Your membership</Trans>
          </h2>
          <dl className="grid gap-2.5">
            {membership && (
              <DetailRow label={<Trans>Membership</Trans>}>{i18n._(membershipTypeNames[membership.type])}</DetailRow>
            )}
            {membership?.club.name && <DetailRow label={<Trans>Club</Trans>}>{membership.club.name}</DetailRow>}
            {membership?.expiresOn && (
              <DetailRow label={<Trans>Valid until</Trans>}>{formatDate(membership.expiresOn, locale.code)}</DetailRow>
            )}
            <DetailRow label={<Trans>You paid</Trans>}>
              <span className="figures">{money(amount)}</span>
            </DetailRow>
          </dl>
        </section>
        <section className="rounded-card border border-line p-5">
          <h2 className="mb-2 text-lg">
            <Trans>What happens next</Trans>
          </h2>
          <ul className="flex flex-col gap-2.5">
            {email && (
              <Step icon="receipt">
                <Trans>We’re emailing the confirmation to {email}.</Trans>
              </Step>
            )}
            <NextStep purpose={purpose} account={membership?.onlineAccount} />
          </ul>
        </section>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <NextLink purpose={purpose} account={membership?.onlineAccount} />
      </div>
    </>
  );
}

type OnlineAccount = NonNullable<MembershipAttempt['membership']>['onlineAccount'] | undefined;

function ThanksTitle({ purpose, firstName }: { purpose: MembershipPurpose; firstName: string | null }) {
  switch (purpose) {
    case 'MEMBERSHIP_NEW':
      return firstName ? <Trans>Welcome, {firstName}!</Trans> : <Trans>Welcome to the club!</Trans>;
    case 'RENEW':
      return <Trans>Your membership has been renewed</Trans>;
    case 'UPGRADE':
      return <Trans>Your membership has been upgraded</Trans>;
  }
}

/** What the new member, or the member, does now. */
function NextStep({ purpose, account }: { purpose: MembershipPurpose; account: OnlineAccount }) {
  if (purpose === 'UPGRADE') {
    return (
      <Step icon="check">
        <Trans>Your new benefits apply from your next purchase, online and at the club.</Trans>
      </Step>
    );
  }
  if (purpose === 'RENEW') {
    return (
      <Step icon="check">
        <Trans>Keep using your membership card: the number stays the same.</Trans>
      </Step>
    );
  }
  return (
    <>
      <Step icon="user">
        {account === 'ACTIVE' ? (
          <Trans>Your online account is ready. Sign in with your email and the password you chose.</Trans>
        ) : account === 'PENDING' ? (
          <Trans>We’re setting up your online account. You can sign in with your email in a few minutes.</Trans>
        ) : (
          <Trans>Create an account with your membership number to shop with home delivery and saved cards.</Trans>
        )}
      </Step>
      <Step icon="store">
        <Trans>Pick up your membership card at your club’s service desk. Bring your ID.</Trans>
      </Step>
    </>
  );
}

function NextLink({ purpose, account }: { purpose: MembershipPurpose; account: OnlineAccount }) {
  const pathTo = usePathTo();
  if (purpose !== 'MEMBERSHIP_NEW') {
    return (
      <>
        <LinkButton to={pathTo('my-account')}>
          <Trans>Go to my account</Trans>
        </LinkButton>
        <LinkButton variant="secondary" to={pathTo('home')}>
          <Trans>Continue shopping</Trans>
        </LinkButton>
      </>
    );
  }
  const canSignIn = account === 'ACTIVE' || account === 'PENDING';
  return (
    <>
      {canSignIn ? (
        <LinkButton to={pathTo('login')}>
          <Trans>Sign in</Trans>
        </LinkButton>
      ) : (
        <LinkButton to={pathTo('onboarding')}>
          <Trans>Create an account</Trans>
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={pathTo('home')}>
        <Trans>Start shopping</Trans>
      </LinkButton>
    </>
  );
}

function Step({ icon, children }: { icon: 'check' | 'receipt' | 'store' | 'user'; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} className="size-5 shrink-0 text-sea" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The same for a missing attempt and another shopper's, so that neither reveals that the other exists. */
function PurchaseNotFound() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`We couldn’t find this purchase`}
      text={t`Open this page in the browser where you paid. If you paid, we emailed you the confirmation.`}
    >
      <LinkButton to={pathTo('home')}>
        <Trans>Return home</Trans>
      </LinkButton>
    </EmptyState>
  );
}
