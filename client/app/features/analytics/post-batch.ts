import type { TrackingCall } from './delivery.ts';

/**
 * Sends a batch to the shop's own origin, also while the page is being closed.
 * @returns false if the collector is not available or has had too many requests, so that the batch is sent again
 */
export async function postBatch(batch: readonly TrackingCall[]): Promise<boolean> {
  const { status } = await fetch('/analytics/v1/b', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    body: JSON.stringify({ batch, sentAt: new Date().toISOString() }),
  });
  return status < 500 && status !== 429;
}
