import { createHash } from 'node:crypto';

/** A merchant of the gateway. */
export interface FacMerchant {
  readonly merchantId: string;
  readonly acquirerId: string;
  readonly password: string;
}

/** Twelve digits of cents, as the vendor writes amounts. */
export const formatAmount = (cents: number) => String(cents).padStart(12, '0');

/** Signature of a request: the vendor requires SHA-1 of password, merchant, acquirer, order, amount and currency. */
export function signRequest(merchant: FacMerchant, orderNumber: string, amount: string, currency: string): string {
  const { password, merchantId, acquirerId } = merchant;
  return createHash('sha1')
    .update(password + merchantId + acquirerId + orderNumber + amount + currency)
    .digest('base64');
}

/** Signature of a result: SHA-1 of password, merchant, acquirer and order. */
export function signResult({ password, merchantId, acquirerId }: FacMerchant, orderNumber: string): string {
  return createHash('sha1')
    .update(password + merchantId + acquirerId + orderNumber)
    .digest('base64');
}
