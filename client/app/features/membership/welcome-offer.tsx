import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { MembershipAction } from '../../session/membership.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DetailRow } from '../../ui/detail-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { ShelfTag } from '../../ui/shelf-tag.tsx';
import { type RenewalOfferQuery, useRenewalOfferSuspenseQuery, useUpgradeOfferSuspenseQuery } from './welcome.gen.ts';

type Member = NonNullable<RenewalOfferQuery['me']>;
type Membership = NonNullable<Member['membership']>;

/**
 * The member's membership today, what a renewal or an upgrade changes and costs, and the way to pay for it
 * (MEMBERSHIP-176). Shows nothing to a member who may not: the modal says why.
 */
export const WelcomeOffer = ({ action }: { action: MembershipAction }) =>
  action === 'renewal' ? <RenewalOffer /> : <UpgradeOffer />;

const RenewalOffer = () => <Offer action="renewal" me={useRenewalOfferSuspenseQuery().data.me} />;
const UpgradeOffer = () => <Offer action="upgrade" me={useUpgradeOfferSuspenseQuery().data.me} />;

function Offer({ action, me }: { action: MembershipAction; me: Member | null }) {
  const { market } = useLocale();
  const membership = me?.membership;
  if (!membership?.eligibility.isEligible || me?.marketCode !== market.code) return null;
  return (
    <section
      aria-labelledby="offer-title"
      className="phone-spacing grid gap-6 rounded-card border border-line p-5 md:grid-cols-2 md:gap-10 lg:p-8"
    >
      <CurrentMembership number={me.membershipNumber} membership={membership} />
      <NextMembership action={action} membership={membership} />
    </section>
  );
}

function CurrentMembership({ number, membership }: { number: string; membership: Membership }) {
  const { i18n } = useLingui();
  const { code } = useLocale();
  const until = formatDate(membership.expiresOn, code);
  return (
    <div>
      <h2 id="offer-title" className="mb-3 text-xl">
        <Trans>Your membership today</Trans>
      </h2>
      <dl className="grid gap-2.5">
        <DetailRow label={<Trans>Membership</Trans>}>{i18n._(membershipTypeNames[membership.type])}</DetailRow>
        <DetailRow label={<Trans>Number</Trans>}>
          <span className="figures">{formatMembershipNumber(number)}</span>
        </DetailRow>
        <DetailRow label={membership.isActive ? <Trans>Valid until</Trans> : <Trans>Expired on</Trans>}>
          {until}
        </DetailRow>
      </dl>
    </div>
  );
}

function NextMembership({ action, membership }: { action: MembershipAction; membership: Membership }) {
  const { t, i18n } = useLingui();
  const { code } = useLocale();
  const pathTo = usePathTo();
  const money = useMoney();
  const { offer, expiresOn, expiresOnAfterRenewal, isActive } = membership;
  const until = formatDate(expiresOn, code);
  const renewedUntil = formatDate(expiresOnAfterRenewal, code);
  const isRenewal = action === 'renewal';
  const typeName = i18n._(membershipTypeNames[offer?.type ?? membership.type]);
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-xl">
        {isRenewal ? <Trans>What you get</Trans> : <Trans>Your membership with {typeName}</Trans>}
      </h2>
      {isRenewal && (
        <p className="text-lg">
          <Trans>
            Valid until <b className="inline-block">{renewedUntil}</b>
          </Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {isRenewal ? (
          <>
            <Change>
              {isActive ? (
                <Trans>
                  Another year, counted from <span className="inline-block">{until}.</span> You don’t lose any days by
                  renewing early.
                </Trans>
              ) : (
                <Trans>One year, counted from today.</Trans>
              )}
            </Change>
            <Change>
              <Trans>The same membership, number and cards.</Trans>
            </Change>
            <Change>
              <Trans>It doesn’t renew by itself: you decide each year.</Trans>
            </Change>
          </>
        ) : (
          <>
            <Change>
              <Trans>A yearly reward on what you spend.</Trans>
            </Change>
            <Change>
              <Trans>
                You pay only the difference for the days until <span className="inline-block">{until}.</span>
              </Trans>
            </Change>
            <Change>
              <Trans>Your number, your cards and your expiry date stay the same.</Trans>
            </Change>
          </>
        )}
      </ul>
      {offer?.price && (
        <ShelfTag
          size="page"
          price={money(offer.price)}
          priceLabel={isRenewal ? t`Price of the renewal` : t`Price of the upgrade`}
          note={offer.priceInUsd ? money(offer.priceInUsd) : undefined}
        />
      )}
      <LinkButton size="large" to={pathTo(isRenewal ? 'renew-checkout' : 'upgrade-checkout')}>
        {isRenewal ? <Trans>Renew and pay</Trans> : <Trans>Upgrade and pay</Trans>}
      </LinkButton>
    </div>
  );
}

function Change({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
