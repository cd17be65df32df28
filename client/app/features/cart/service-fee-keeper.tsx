import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useModals } from '../../session/modals.ts';
import { useSettleServiceFeeMutation } from './cart-choices.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { isUnanswered } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useSendCommand } from './use-send-command.ts';

/**
 * Settles the service fee of a cart where it is missing or not due. Nothing else can be done meanwhile
 * (DELIVERY-113); where the configuration says so, the shopper is asked in the end whether to retry
 * (DELIVERY-115, DELIVERY-116). Shows nothing of its own.
 */
export function ServiceFeeKeeper() {
  const { t } = useLingui();
  const modals = useModals();
  const fail = useCartFailure();
  const sendCommand = useSendCommand();
  const [send] = useSettleServiceFeeMutation();

  const settle = useEffectEvent(async (): Promise<void> => {
    modals.open('loading', {
      title: t`One moment…`,
      text: t`We’re calculating the service fee for your order.`,
    });
    const answer = await sendCommand(async () => (await send()).data?.settleServiceFee);
    modals.close('loading');
    if (!isUnanswered(answer) && !isCartFailure(answer)) return;
    if (isUnanswered(answer) || answer.__typename !== 'ServiceFeeUnavailable') return fail('change', answer);
    if (answer.isRetrySuggested) modals.open('timeoutRetry', { onAnswer: (again) => void (again && settle()) });
  });
  useEffect(() => {
    void settle();
  }, []);
  return null;
}
