import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@tarima/markets/money';
import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';
import type { MembershipSavingsQuery } from './savings.gen.ts';

type Savings = NonNullable<NonNullable<MembershipSavingsQuery['me']>['savings']>;

/** What an upgrade's yearly reward would have returned, or what the member's own reward returns (MEMBERSHIP-253). */
export function RebateText({
  type,
  rebate,
  paidTotal,
  year,
}: {
  type: MembershipType | undefined;
  rebate: NonNullable<Savings['rebate']>;
  paidTotal: Savings['paidTotal'];
  year: number;
}) {
  const locale = useLocale();
  const pathTo = usePathTo();
  if (type === undefined || paidTotal.centAmount === 0) return null;
  const percent = new Intl.NumberFormat(locale.code, { style: 'percent', maximumFractionDigits: 2 }).format(
    rebate.percent / 100,
  );
  const amount = formatMoney(rebate.amount, locale);
  const paid = formatMoney(paidTotal, locale);
  const isPlatinum = type === 'PLATINUM' || type === 'BUSINESS_PLATINUM';
  return (
    <div className="mt-5 rounded-card bg-sea-soft p-4">
      <p className="font-semibold">
        {isPlatinum ? (
          <Trans>
            Your Platinum reward for {year} so far: {amount}
          </Trans>
        ) : (
          <Trans>
            With Platinum, you would have earned {amount} back in {year}
          </Trans>
        )}
      </p>
      <p className="figures mt-1 text-sm">
        {paid} × {percent} = {amount}
      </p>
      {!isPlatinum && (
        <Link
          to={pathTo('upgrade-welcome')}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
        >
          <Trans>Compare with the cost of an upgrade</Trans>
        </Link>
      )}
    </div>
  );
}
