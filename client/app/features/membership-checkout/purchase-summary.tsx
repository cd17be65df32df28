import { Trans, useLingui } from '@lingui/react/macro';
import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { DetailRow } from '../../ui/detail-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { MembershipPurpose, Money } from '../checkout/index.ts';

/** What is bought, as far as it is known. */
export interface Purchase {
  readonly purpose: MembershipPurpose;
  /** The type after the purchase. */
  readonly type: MembershipType | undefined;
  /** The type before an upgrade. */
  readonly currentType?: MembershipType | undefined;
  readonly membershipNumber?: string | undefined;
  readonly clubName?: string | undefined;
  /** The new member. */
  readonly holderName?: string | undefined;
  /** Last day of the membership today, ISO 8601. */
  readonly expiresOn?: string | undefined;
  /** Last day after a renewal, ISO 8601 (MEMBERSHIP-300). */
  readonly expiresOnAfter?: string | undefined;
  readonly price: Money | undefined;
}

/** What is bought and what it costs: beside the payment on wide screens, above it on phones. */
export function PurchaseSummary({ purchase }: { purchase: Purchase }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { purpose, type, currentType, membershipNumber, clubName, holderName, price } = purchase;
  const { expiresOn, expiresOnAfter } = purchase;
  const typeName = type && i18n._(membershipTypeNames[type]);
  return (
    <section aria-labelledby="purchase-title" className="rounded-card bg-board p-5 lg:sticky lg:top-6 lg:p-6">
      <h2 id="purchase-title" className="mb-4 text-lg">
        <SummaryTitle purpose={purpose} />
      </h2>
      <dl className="grid gap-3">
        <DetailRow label={<Trans>Membership</Trans>}>
          {currentType && typeName ? (
            <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
              {i18n._(membershipTypeNames[currentType])}
              <Icon name="chevron-right" className="size-4" />
              <span className="sr-only">→</span>
              {typeName}
            </span>
          ) : (
            (typeName ?? <Skeleton className="h-5 w-24" />)
          )}
        </DetailRow>
        {holderName && <DetailRow label={<Trans>Primary member</Trans>}>{holderName}</DetailRow>}
        {membershipNumber && (
          <DetailRow label={<Trans>Number</Trans>}>
            <span className="figures">{formatMembershipNumber(membershipNumber)}</span>
          </DetailRow>
        )}
        {clubName && <DetailRow label={<Trans>Club</Trans>}>{clubName}</DetailRow>}
        {expiresOn && (
          <DetailRow label={purpose === 'RENEW' ? <Trans>Current expiry date</Trans> : <Trans>Valid until</Trans>}>
            {formatDate(expiresOn, i18n.locale)}
          </DetailRow>
        )}
        {expiresOnAfter && (
          <DetailRow label={<Trans>New expiry date</Trans>}>{formatDate(expiresOnAfter, i18n.locale)}</DetailRow>
        )}
      </dl>
      <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt className="font-display text-lg font-bold">
          <Trans>Total</Trans>
        </dt>
        <dd className="ml-auto text-right">
          {price ? (
            <span className="figures text-2xl font-extrabold">{money(price)}</span>
          ) : (
            <Skeleton className="h-8 w-28" />
          )}
        </dd>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        <PriceNote purpose={purpose} />
      </p>
    </section>
  );
}

function SummaryTitle({ purpose }: { purpose: MembershipPurpose }) {
  switch (purpose) {
    case 'MEMBERSHIP_NEW':
      return <Trans>Your new membership</Trans>;
    case 'RENEW':
      return <Trans>Your renewal</Trans>;
    case 'UPGRADE':
      return <Trans>Your upgrade</Trans>;
  }
}

function PriceNote({ purpose }: { purpose: MembershipPurpose }) {
  switch (purpose) {
    case 'MEMBERSHIP_NEW':
      return <Trans>For one year. It doesn’t renew by itself.</Trans>;
    case 'RENEW':
      return <Trans>Extends your membership by one year. It doesn’t renew by itself.</Trans>;
    case 'UPGRADE':
      return <Trans>The difference between the two memberships for the days that are left.</Trans>;
  }
}
