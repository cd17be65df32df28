import { Trans, useLingui } from '@lingui/react/macro';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { cx } from '../../ui/cx.ts';
import { PalletMark } from '../../ui/logo.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { CardStatus } from './card-status.tsx';
import type { CardHolder } from './card-store.ts';

/** The face of the card: brand, type, name, number and last day. Platinum memberships have a bright face. */
export function CardFace({ holder }: { holder: CardHolder }) {
  const { i18n } = useLingui();
  const { membership } = holder;
  const isPlatinum = membership.type === 'PLATINUM' || membership.type === 'BUSINESS_PLATINUM';
  return (
    <div className="relative flex h-full min-h-48 flex-col justify-between gap-6 overflow-hidden bg-sea p-5 text-paper sm:p-7">
      <PalletMark className="absolute -right-12 -bottom-10 h-56 w-auto opacity-15" />
      <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="font-display text-2xl font-extrabold tracking-tight">tarima</span>
        <span className={cx('rounded-full px-3 py-1 text-sm font-bold text-ink', isPlatinum ? 'bg-paper' : 'bg-mango')}>
          {i18n._(membershipTypeNames[membership.type])}
        </span>
      </div>
      <div className="relative">
        <p className="font-display text-2xl font-bold text-balance wrap-anywhere sm:text-3xl">
          {holder.firstName} {holder.lastName}
        </p>
        <p className="figures mt-2 text-xl tracking-wider whitespace-nowrap max-[22rem]:text-lg">
          <span className="sr-only">
            <Trans>Membership number</Trans>{' '}
          </span>
          {formatMembershipNumber(holder.membershipNumber)}
        </p>
        <p className="mt-2 font-medium">
          <CardStatus {...membership} />
        </p>
      </div>
    </div>
  );
}
