import { z } from 'zod/mini';

const messageSchema = z.object({ type: z.literal('tarima.payment-return'), attempt: z.string() });

/**
 * Calls the listener once when the shop's own return page, in a frame of this page, reports the end of the attempt's
 * authentication (CHECKOUT-306).
 */
export function onPaymentReturn(attemptId: string, signal: AbortSignal, listener: () => void): void {
  const onMessage = (event: MessageEvent) => {
    if (event.origin !== location.origin || messageSchema.safeParse(event.data).data?.attempt !== attemptId) return;
    removeEventListener('message', onMessage);
    listener();
  };
  addEventListener('message', onMessage, { signal });
}
