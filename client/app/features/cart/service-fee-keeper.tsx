import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useModals } from '../../modals/use-modals.ts';
import { useSettleServiceFeeMutation } from './cart-choices.gen.ts';
import { isCartFailure } from './cart-failure.ts';
import { isUnanswered } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useSendCommand } from './use-send-command.ts';

/**
 * Of a cart whose service fee is not what its goods owe: brings it to that (store.md §4.5). Nothing else can be done
 * meanwhile; where the shop wants it, the shopper says in the end whether to try again. Shows nothing of its own.
 */
export function ServiceFeeKeeper() {
  const { t } = useLingui();
  const modals = useModals();
  const fail = useCartFailure();
  const sendCommand = useSendCommand();
  const [send] = useSettleServiceFeeMutation();

  const settle = useEffectEvent(async (): Promise<void> => {
    modals.open('loading', {
      title: t`One moment, please`,
      text: t`We are working out the service fee of your order.`,
    });
    const answer = await sendCommand(async () => (await send()).data?.settleServiceFee);
    modals.close('loading');
    if (!isUnanswered(answer) && !isCartFailure(answer)) return;
    if (isUnanswered(answer) || answer.__typename !== 'ServiceFeeUnavailable') return fail('change', answer);
    if (answer.asksToRetry) modals.open('timeoutRetry', { onAnswer: (again) => void (again && settle()) });
  });
  useEffect(() => {
    void settle();
  }, []);
  return null;
}
