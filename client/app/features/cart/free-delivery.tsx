import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { GoalBar } from './goal-bar.tsx';

/** Progress towards free delivery; renders nothing where it does not apply. */
export function FreeDelivery({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const money = useMoney();
  const { delivery, deliveryCharge, subtotal, amountToFreeDelivery: missing } = cart;
  if (delivery?.method !== 'DELIVERY') return null;
  const isFree = deliveryCharge?.centAmount === 0;
  if (!missing && !isFree) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-2">
        <Icon name="truck" className="size-5 text-sea" />
        {missing ? (
          <span>
            <Trans>
              Add <b>{money(missing)}</b> more for free delivery
            </Trans>
          </span>
        ) : (
          <b className="text-leaf">
            <Trans>Your delivery is free</Trans>
          </b>
        )}
      </p>
      <GoalBar
        label={t`Progress towards free delivery`}
        reached={subtotal.centAmount}
        missing={missing?.centAmount ?? 0}
      />
    </div>
  );
}
