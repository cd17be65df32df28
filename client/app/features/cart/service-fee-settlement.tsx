import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useModals } from '../../session/modals.ts';
import { useSettleServiceFeeMutation } from './cart-choices.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { isRequestFailure } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useSendCommand } from './use-send-command.ts';

/**
 * Adds or removes the service fee of a cart when it is out of date. Blocks the page meanwhile (DELIVERY-113). After a
 * failure, offers a retry if it is configured (DELIVERY-115, DELIVERY-116). Renders nothing.
 */
export function ServiceFeeSettlement() {
  const { t } = useLingui();
  const modals = useModals();
  const handleFailure = useCartFailure();
  const sendCommand = useSendCommand();
  const [send] = useSettleServiceFeeMutation();

  const settle = useEffectEvent(async (): Promise<void> => {
    modals.open('loading', {
      title: t`One moment…`,
      text: t`We’re calculating the service fee for your order.`,
    });
    const result = await sendCommand(async () => (await send()).data?.settleServiceFee);
    modals.close('loading');
    if (!isRequestFailure(result) && !isCartFailure(result)) return;
    if (isRequestFailure(result) || result.__typename !== 'ServiceFeeUnavailable')
      return handleFailure('change', result);
    if (result.isRetrySuggested) modals.open('timeoutRetry', { onAnswer: (isRetry) => void (isRetry && settle()) });
  });
  useEffect(() => {
    void settle();
  }, []);
  return null;
}
