import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { failureMessages, handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useModals } from '../../session/modals.ts';
import { RecalculateServiceFeeDocument } from './cart-choices.gen.ts';
import { isRequestFailure } from './cart-failure.ts';
import { getFeeUnavailable, recalculateInAttempts } from './recalculate-in-attempts.ts';
import { useDispatch } from './use-dispatch.ts';

/**
 * Adds or removes the service fee of a cart when it is out of date. Blocks the page meanwhile (DELIVERY-113). After the
 * last failed attempt, offers a retry if it is configured (DELIVERY-115, DELIVERY-116). Renders nothing.
 */
export function ServiceFeeRecalculation() {
  const { t } = useLingui();
  const modals = useModals();
  const { dispatch } = useDispatch();

  const recalculate = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    modals.open('loading', {
      title: t`One moment…`,
      text: t`We’re calculating the service fee for your order.`,
    });
    const attempt = () =>
      dispatch({
        operation: 'change',
        mutation: RecalculateServiceFeeDocument,
        input: undefined,
        // Only the last attempt's failure is shown.
        context: handlesFailureInPlace,
        handledFailures: ['ServiceFeeUnavailable'],
      });
    const outcome = await recalculateInAttempts(attempt, signal);
    if (signal.aborted) return;
    modals.close('loading');
    if (outcome.kind !== 'failed' || isRequestFailure(outcome.failure)) return;
    failureMessages.report(outcome.failure.message);
    if (getFeeUnavailable(outcome)?.isRetrySuggested) {
      modals.open('timeoutRetry', { onDecision: (isRetry) => void (isRetry && recalculate(signal)) });
    }
  });
  const closeLoading = useEffectEvent(() => modals.close('loading'));
  // Unmounts when the fee is settled, by this or another command, and when the shopper leaves the page.
  useEffect(() => {
    const controller = new AbortController();
    void recalculate(controller.signal);
    return () => {
      controller.abort();
      closeLoading();
    };
  }, []);
  return null;
}
