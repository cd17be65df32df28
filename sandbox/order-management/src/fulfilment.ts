import type { HttpClient } from '@tarima/service-kit/http-client';

/** Releases an order's delivery window at the fulfilment service. The call is idempotent. */
export async function releaseWindow(fulfilment: Pick<HttpClient, 'json'>, cartId: string): Promise<void> {
  for (const holder of ['orders', 'holds']) {
    await fulfilment.json(`/delivery-windows/${holder}/${encodeURIComponent(cartId)}`, { method: 'DELETE' });
  }
}
