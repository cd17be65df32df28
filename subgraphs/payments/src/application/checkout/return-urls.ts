import type { ReturnUrls } from '../payments-port.ts';

/** Where a provider's page returns a browser to: a route of the shop that needs no session (PAYMENTS-42). */
export function createReturnUrls(shopUrl: string, state: string): ReturnUrls {
  const returnUrl = new URL(`/payment-returns/${state}`, shopUrl).href;
  return { returnUrl, cancelUrl: `${returnUrl}?cancelled=1` };
}
