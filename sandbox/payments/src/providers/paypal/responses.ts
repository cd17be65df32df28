import { payers } from './payers.ts';
import type { AuthorizationRow, CaptureRow, OrderRow } from './tables.ts';

const toMoney = (cents: number | string | bigint, currency: string) => ({
  currency_code: currency,
  value: (Number(cents) / 100).toFixed(2),
});

export function toAuthorization(row: AuthorizationRow) {
  return {
    id: row.id,
    status: row.status,
    amount: toMoney(row.amount, row.currency),
    create_time: row.created_at.toISOString(),
    expiration_time: new Date(row.created_at.getTime() + 29 * 86_400_000).toISOString(),
  };
}

/** An order, with its authorisation if there is one. `publicUrl` is the base of the approval page. */
export function toOrder(row: OrderRow, authorization: AuthorizationRow | undefined, publicUrl: string) {
  return {
    id: row.id,
    intent: 'AUTHORIZE',
    status: row.status,
    create_time: row.created_at.toISOString(),
    purchase_units: [
      {
        reference_id: row.reference_id,
        amount: toMoney(row.amount, row.currency),
        payee: { merchant_id: row.payee },
        ...(row.custom_id !== null && { custom_id: row.custom_id }),
        ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
        ...(authorization && { payments: { authorizations: [toAuthorization(authorization)] } }),
      },
    ],
    ...(row.payer !== null && { payer: { payer_id: payers[row.payer].id } }),
    links: [
      { href: `${publicUrl}/v2/checkout/orders/${row.id}`, rel: 'self', method: 'GET' },
      { href: `${publicUrl}/checkoutnow?token=${row.id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

export function toCapture(row: CaptureRow) {
  return {
    id: row.id,
    status: row.status,
    amount: toMoney(row.amount, row.currency),
    final_capture: true,
    create_time: row.created_at.toISOString(),
  };
}

export function toRefund(id: string, cents: number, currency: string, now: Date) {
  return { id, status: 'COMPLETED', amount: toMoney(cents, currency), create_time: now.toISOString() };
}
