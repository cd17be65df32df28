import type { HttpClient } from '@tarima/service-kit/http-client';

/** Tells the fulfilment service that an order's delivery window is free again; telling it twice changes nothing. */
export async function freeWindow(fulfilment: Pick<HttpClient, 'json'>, cartId: string): Promise<void> {
  for (const whose of ['orders', 'holds']) {
    await fulfilment.json(`/delivery-windows/${whose}/${encodeURIComponent(cartId)}`, { method: 'DELETE' });
  }
}
