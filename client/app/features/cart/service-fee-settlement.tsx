import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { failureMessages, isToldInPlace } from '../../apollo/message-link.ts';
import { useModals } from '../../session/modals.ts';
import { useSettleServiceFeeMutation } from './cart-choices.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { isRequestFailure } from './send-command.ts';
import { isFeeUnavailable, settleInAttempts } from './settle-in-attempts.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useSendCommand } from './use-send-command.ts';

/**
 * Adds or removes the service fee of a cart when it is out of date. Blocks the page meanwhile (DELIVERY-113). After the
 * last failed attempt, offers a retry if it is configured (DELIVERY-115, DELIVERY-116). Renders nothing.
 */
export function ServiceFeeSettlement() {
  const { t } = useLingui();
  const modals = useModals();
  const handleFailure = useCartFailure();
  const sendCommand = useSendCommand();
  // Only the last attempt's failure is shown.
  const [send] = useSettleServiceFeeMutation({ context: isToldInPlace });

  const settle = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    modals.open('loading', {
      title: t`One moment…`,
      text: t`We’re calculating the service fee for your order.`,
    });
    const attempt = () => sendCommand(async () => (await send()).data?.settleServiceFee);
    const result = await settleInAttempts(attempt, signal);
    if (signal.aborted) return;
    modals.close('loading');
    if (!isRequestFailure(result) && !isCartFailure(result)) return;
    if (!isRequestFailure(result)) failureMessages.report(result.message);
    if (!isFeeUnavailable(result)) return handleFailure('change', result);
    if (result.isRetrySuggested)
      modals.open('timeoutRetry', { onAnswer: (isRetry) => void (isRetry && settle(signal)) });
  });
  const closeLoading = useEffectEvent(() => modals.close('loading'));
  // Unmounts when the fee is settled, by this or another command, and when the shopper leaves the page.
  useEffect(() => {
    const controller = new AbortController();
    void settle(controller.signal);
    return () => {
      controller.abort();
      closeLoading();
    };
  }, []);
  return null;
}
