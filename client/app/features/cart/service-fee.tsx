import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { ModalProps } from '../../session/modals.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GoalBar } from './goal-bar.tsx';
import { type ServiceFeeQuery, useServiceFeeQuery } from './service-fee.gen.ts';

/** Explains the service fee of a small order and shows the amount to avoid it (DELIVERY-118). */
export function ServiceFee({ onClose }: ModalProps<'serviceFee'>) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { data, loading } = useServiceFeeQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Why is there a service fee?`}
      closeLabel={t`Close`}
      footer={
        <LinkButton to={pathTo('categories')}>
          <Trans>Continue shopping</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          This fee covers preparing small orders. There’s no fee once your items add up to the minimum set by the club.
        </Trans>
      </p>
      {data?.cart ? <FeeProgress cart={data.cart} /> : loading && <Skeleton className="mt-5 h-16 w-full" />}
    </Dialog>
  );
}

function FeeProgress({ cart }: { cart: NonNullable<ServiceFeeQuery['cart']> }) {
  const { t } = useLingui();
  const money = useMoney();
  const { serviceFee: fee, amountToAvoidServiceFee: missing, subtotal } = cart;
  if (!fee || !missing) return null;
  return (
    <div className="mt-5 flex flex-col gap-2 rounded-card bg-board p-4">
      <p className="flex justify-between gap-4">
        <Trans>Service fee</Trans>
        <b className="figures">{money(fee)}</b>
      </p>
      <p>
        <Trans>
          Add <b className="figures">{money(missing)}</b> more to avoid the service fee
        </Trans>
      </p>
      <GoalBar
        label={t`Progress towards avoiding the service fee`}
        reached={subtotal.centAmount}
        missing={missing.centAmount}
      />
    </div>
  );
}
