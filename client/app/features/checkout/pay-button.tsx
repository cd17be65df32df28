import { Trans } from '@lingui/react/macro';
import type { PaymentMethod } from '../../apollo/schema-types.gen.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useIsPast } from '../../ui/use-is-past.ts';
import type { Money } from './payment.ts';

/** The button that pays, with a text for each method; disabled while a flag is set or the limit on tries is reached. */
export function PayButton({
  method,
  total,
  isBlocked,
  reasonsId,
  retryAt,
  isBusy,
}: {
  method: PaymentMethod;
  total: Money;
  isBlocked: boolean;
  /** Id of the element that names the reasons. */
  reasonsId: string;
  retryAt: string | undefined;
  isBusy: boolean;
}) {
  const money = useMoney();
  const isHydrated = useHydrated();
  const isAllowedAgain = useIsPast(retryAt ?? '');
  const isLimited = retryAt !== undefined && !isAllowedAgain;
  const amount = money(total);
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      size="large"
      fullWidth
      busy={isBusy}
      disabled={isLimited || isBlocked}
      aria-describedby={isBlocked ? reasonsId : undefined}
    >
      <Icon name="lock" className="size-5" />
      {method === 'PAYPAL' ? (
        <Trans>Pay {amount} with PayPal</Trans>
      ) : method === 'HOSTED_CARD' ? (
        <Trans>Continue to pay {amount}</Trans>
      ) : (
        <Trans>Pay {amount}</Trans>
      )}
    </Button>
  );
}
