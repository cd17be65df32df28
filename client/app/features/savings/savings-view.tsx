import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, type Money } from '@tarima/markets/money';
import type { ReactNode } from 'react';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RebateText } from './rebate-text.tsx';
import { type MembershipSavingsQuery, useMembershipSavingsQuery } from './savings.gen.ts';

type Savings = NonNullable<NonNullable<MembershipSavingsQuery['me']>['savings']>;

/**
 * What the membership saved this year, with the calculation (MEMBERSHIP-18, MEMBERSHIP-253). A failure does not affect the
 * rest of the page.
 */
export function SavingsView() {
  const { data, loading, error, refetch } = useMembershipSavingsQuery({
    // In the cache, its part of the membership would replace that of other queries, which would then load again.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const savings = data?.me?.savings;
  if (savings) return <SavingsCard savings={savings} type={data?.me?.membership?.type} />;
  if (loading && !error) return <Skeleton className="h-72 w-full" />;
  return (
    <div role="alert">
      <p>
        <Trans>We can’t show your savings right now. Your purchases haven’t changed.</Trans>
      </p>
      <Button variant="secondary" className="mt-3" busy={loading} onClick={() => refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function SavingsCard({ savings, type }: { savings: Savings; type: Parameters<typeof RebateText>[0]['type'] }) {
  const { year, receiptCount, isComplete, listTotal, paidTotal, saved, rebate } = savings;
  const locale = useLocale();
  const pathTo = usePathTo();
  const format = (amount: Money) => formatMoney(amount, locale);
  const { t } = useLingui();
  if (receiptCount === 0 && isComplete) {
    return (
      <div className="grid min-h-72 content-center justify-items-start gap-4 rounded-card bg-board p-6">
        <p>
          <Trans>No online orders in {year} yet. Your savings will appear here after your first order.</Trans>
        </p>
        <LinkButton variant="secondary" to={pathTo('home')} className="max-w-full wrap-anywhere">
          <Trans>Continue shopping</Trans>
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-soft">
        {saved.centAmount > 0 ? <Trans>You saved in {year}</Trans> : <Trans>Your purchases in {year}</Trans>}
      </p>
      <p className="figures mt-1 inline-block rounded-card bg-mango px-4 py-2 font-display text-4xl font-extrabold text-ink">
        {format(saved.centAmount > 0 ? saved : paidTotal)}
      </p>
      <table className="mt-5 w-full">
        <caption className="sr-only">{t`How your savings are calculated`}</caption>
        <tbody>
          <Row label={<Trans>At regular prices</Trans>} value={format(listTotal)} />
          <Row label={<Trans>You paid</Trans>} value={`− ${format(paidTotal)}`} />
          <Row label={<Trans>You saved</Trans>} value={format(saved)} isSum />
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        <ReceiptsText count={receiptCount} year={year} />
      </p>
      {!isComplete && (
        <p className="mt-3 rounded-card bg-board px-4 py-3 text-sm">
          <Trans>Some of this year’s orders aren’t included, so the real amounts can be higher.</Trans>
        </p>
      )}
      {rebate && <RebateText type={type} rebate={rebate} paidTotal={paidTotal} year={year} />}
    </>
  );
}

function Row({ label, value, isSum = false }: { label: ReactNode; value: string; isSum?: boolean }) {
  return (
    <tr className={isSum ? 'border-t-2 border-ink font-bold' : ''}>
      <th scope="row" className={`py-1.5 pr-4 text-left ${isSum ? 'font-bold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="figures py-1.5 text-right whitespace-nowrap">{value}</td>
    </tr>
  );
}

/** What is added up, in words. */
function ReceiptsText({ count, year }: { count: number; year: number }) {
  const { t } = useLingui();
  const orders = t`${plural(count, { one: '# online order', other: '# online orders' })}`;
  return (
    <Trans>
      Based on {orders} in {year}, not counting cancelled or refunded ones. Delivery and service fees aren’t included;
      items sold by weight count at the weight you received.
    </Trans>
  );
}
