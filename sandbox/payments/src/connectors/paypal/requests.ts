import { createHash } from 'node:crypto';
import { getMarket } from '@tarima/markets/table';
import type { TransactionRow } from '../../store/tables.ts';
import type { RefundOrder } from '../connector.ts';

const toMoney = (row: TransactionRow, cents = Number(row.amount)) => ({
  currency_code: getMarket(row.country_code).currency as string,
  value: (cents / 100).toFixed(2),
});

/** Body of `POST /v2/checkout/orders`. */
export function buildOrder(row: TransactionRow, merchantId: string) {
  const { returnUrl3DS, cancelUrl } = row.shopper;
  return {
    intent: 'AUTHORIZE' as const,
    purchase_units: [
      {
        reference_id: row.reference_number,
        custom_id: row.reference,
        invoice_id: row.reference_number,
        amount: toMoney(row),
        payee: { merchant_id: merchantId },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Tarima',
          locale: `${row.language ?? 'es'}-${row.country_code}`,
          shipping_preference: 'NO_SHIPPING' as const,
          user_action: 'PAY_NOW' as const,
          ...(returnUrl3DS !== undefined && { return_url: returnUrl3DS }),
          ...(cancelUrl !== undefined && { cancel_url: cancelUrl }),
        },
      },
    },
  };
}

/** Body of a capture of the whole authorisation. */
export const buildCapture = (row: TransactionRow) => ({
  amount: toMoney(row),
  invoice_id: row.reference_number,
  final_capture: true,
});

/** Body of a refund; of the whole capture without an order. */
export const buildRefund = (row: TransactionRow, order?: RefundOrder) => ({ amount: toMoney(row, order?.amount) });

/** `PayPal-Request-Id` of a call: the same call of a transaction always has the same one. */
export function buildRequestId(
  row: TransactionRow,
  call: 'order' | 'authorize' | 'capture' | 'void' | RefundOrder,
): string {
  if (typeof call === 'string') return `${row.reference_number}-${call}`;
  return `${row.reference_number}-refund-${createHash('sha256').update(call.refundId).digest('hex').slice(0, 16)}`;
}
