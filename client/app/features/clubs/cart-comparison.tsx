import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPreviewPartsFragment, CartSumsFragment } from './club-preview.gen.ts';
import { LineChange } from './line-change.tsx';

/** Compares the cart with the cart at another club: the changed lines and the sums. */
export function CartComparison({ now, there }: { now: CartSumsFragment; there: CartPreviewPartsFragment }) {
  return (
    <>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {there.changes.map((change) => (
          <LineChange key={change.line.id} change={change} />
        ))}
      </ul>
      <dl className="mt-3 flex flex-col gap-1">
        <Amount
          label={
            there.itemCount === now.itemCount ? (
              <Trans>Items ({now.itemCount})</Trans>
            ) : (
              <Trans>
                Items ({there.itemCount} of {now.itemCount})
              </Trans>
            )
          }
          now={now.subtotal}
          there={there.subtotal}
        />
        {(now.serviceFee || there.serviceFee) && (
          <Amount label={<Trans>Service fee</Trans>} now={now.serviceFee} there={there.serviceFee} />
        )}
      </dl>
    </>
  );
}

type Money = CartSumsFragment['subtotal'];

function Amount({ label, now, there }: { label: ReactNode; now: Money | null; there: Money | null }) {
  const money = useMoney();
  const isSame = now?.centAmount === there?.centAmount;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="figures flex items-baseline gap-2 font-semibold">
        {!isSame && (
          <s className="font-normal text-ink-soft">
            <span className="sr-only">
              <Trans>now</Trans>{' '}
            </span>
            {now ? money(now) : <Trans>None</Trans>}
          </s>
        )}
        <b>{there ? money(there) : <Trans>None</Trans>}</b>
      </dd>
    </div>
  );
}
