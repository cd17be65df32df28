import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { PaypalContext } from './context.ts';
import { createNotFoundError, createUnprocessableError } from './errors.ts';
import { getBehaviour } from './payers.ts';
import { type captureRequest, type orderRequest, type refundRequest, toCents } from './requests.ts';
import type { AuthorizationRow, CaptureRow, OrderRow, Store } from './tables.ts';

/** An id of PayPal: 17 upper-case letters and digits. */
export const createId = () =>
  BigInt(`0x${randomBytes(11).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(17, '0')
    .slice(0, 17);

/** Creates an order that waits for the payer. @throws PaypalError */
export function createOrder(
  context: PaypalContext,
  trx: Store,
  input: z.output<typeof orderRequest>,
): Promise<OrderRow> {
  const [unit] = input.purchase_units;
  const experience = input.payment_source.paypal.experience_context;
  if (!unit) throw createUnprocessableError('MISSING_REQUIRED_PARAMETER');
  const { value, currency_code } = unit.amount;
  if (!context.currencies.includes(currency_code)) throw createUnprocessableError('CURRENCY_NOT_SUPPORTED');
  if (toCents(value) === 0) throw createUnprocessableError('CANNOT_BE_ZERO_OR_NEGATIVE');
  const payee = unit.payee?.merchant_id ?? context.merchantId;
  if (payee !== context.merchantId) throw createUnprocessableError('PAYEE_ACCOUNT_INVALID');
  return trx
    .insertInto('order')
    .values({
      id: createId(),
      status: 'PAYER_ACTION_REQUIRED',
      amount: toCents(value),
      currency: currency_code,
      payee,
      reference_id: unit.reference_id,
      custom_id: unit.custom_id ?? null,
      invoice_id: unit.invoice_id ?? null,
      return_url: experience.return_url,
      cancel_url: experience.cancel_url,
      locale: experience.locale,
      brand_name: experience.brand_name,
      payer: null,
      created_at: context.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Loads an order; one that nobody approved in time does not exist any more. @throws PaypalError */
export async function loadOrder({ clock, orderMinutes }: PaypalContext, db: Store, id: string): Promise<OrderRow> {
  const row = await db.selectFrom('order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw createNotFoundError();
  const expiresAt = row.created_at.getTime() + orderMinutes * 60_000;
  if (row.status === 'PAYER_ACTION_REQUIRED' && expiresAt <= clock().getTime()) throw createNotFoundError();
  return row;
}

export const findAuthorization = (db: Store, orderId: string): Promise<AuthorizationRow | undefined> =>
  db.selectFrom('authorization').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Authorises an approved order once. @throws PaypalError */
export async function authorizeOrder(context: PaypalContext, trx: Store, id: string) {
  const order = await loadOrder(context, trx, id);
  if (order.status === 'COMPLETED') throw createUnprocessableError('ORDER_ALREADY_AUTHORIZED');
  if (order.status === 'VOIDED') throw createUnprocessableError('ORDER_ALREADY_VOIDED');
  if (order.status !== 'APPROVED') throw createUnprocessableError('ORDER_NOT_APPROVED');
  const { declineIssue } = getBehaviour(order.payer);
  if (declineIssue) throw createUnprocessableError(declineIssue);
  const authorization = await trx
    .insertInto('authorization')
    .values({
      id: createId(),
      order_id: order.id,
      status: 'CREATED',
      amount: Number(order.amount),
      currency: order.currency,
      created_at: context.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('order').set({ status: 'COMPLETED' }).where('id', '=', id).execute();
  return { order: { ...order, status: 'COMPLETED' as const }, authorization };
}

/** Loads and locks an authorisation. @throws PaypalError */
export async function loadAuthorization(db: Store, id: string): Promise<AuthorizationRow> {
  const row = await db.selectFrom('authorization').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw createNotFoundError();
  return row;
}

/** The behaviour of the payer of an authorisation. */
export async function findBehaviour(db: Store, authorizationId: string) {
  const order = await db
    .selectFrom('order')
    .innerJoin('authorization', 'authorization.order_id', 'order.id')
    .select('order.payer')
    .where('authorization.id', '=', authorizationId)
    .executeTakeFirst();
  return getBehaviour(order?.payer ?? null);
}

/** Captures an authorisation once. @returns undefined when PayPal declines the capture. @throws PaypalError */
export async function captureAuthorization(
  context: PaypalContext,
  trx: Store,
  id: string,
  { amount }: z.output<typeof captureRequest>,
): Promise<CaptureRow | undefined> {
  const row = await loadAuthorization(trx, id);
  if (row.status === 'VOIDED') throw createUnprocessableError('AUTHORIZATION_VOIDED');
  if (row.status === 'CAPTURED') throw createUnprocessableError('AUTHORIZATION_ALREADY_CAPTURED');
  if (amount && amount.currency_code !== row.currency) throw createUnprocessableError('CURRENCY_MISMATCH');
  const cents = amount ? toCents(amount.value) : Number(row.amount);
  if (cents > Number(row.amount)) throw createUnprocessableError('MAX_CAPTURE_AMOUNT_EXCEEDED');
  if ((await findBehaviour(trx, id)).isCaptureDeclined) return undefined;
  await trx.updateTable('authorization').set({ status: 'CAPTURED' }).where('id', '=', id).execute();
  return trx
    .insertInto('capture')
    .values({
      id: createId(),
      authorization_id: id,
      status: 'COMPLETED',
      amount: cents,
      currency: row.currency,
      created_at: context.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Voids an authorisation that is not captured. @throws PaypalError */
export async function voidAuthorization(trx: Store, id: string): Promise<AuthorizationRow> {
  const row = await loadAuthorization(trx, id);
  if (row.status === 'VOIDED') throw createUnprocessableError('PREVIOUSLY_VOIDED');
  if (row.status === 'CAPTURED') throw createUnprocessableError('CANNOT_BE_VOIDED');
  await trx.updateTable('authorization').set({ status: 'VOIDED' }).where('id', '=', id).execute();
  return { ...row, status: 'VOIDED' };
}

/** Refunds a part of a capture, or what is left of it. @throws PaypalError */
export async function refundCapture(
  { clock }: PaypalContext,
  trx: Store,
  id: string,
  { amount }: z.output<typeof refundRequest>,
) {
  const capture = await trx.selectFrom('capture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!capture) throw createNotFoundError();
  if (capture.status === 'REFUNDED') throw createUnprocessableError('CAPTURE_FULLY_REFUNDED');
  if (amount && amount.currency_code !== capture.currency) throw createUnprocessableError('CURRENCY_MISMATCH');
  const earlier = await trx.selectFrom('refund').select('amount').where('capture_id', '=', id).execute();
  const refunded = earlier.reduce((sum, row) => sum + Number(row.amount), 0);
  const left = Number(capture.amount) - refunded;
  const cents = amount ? toCents(amount.value) : left;
  if (cents > left) throw createUnprocessableError('REFUND_AMOUNT_EXCEEDED');
  const refund = { id: createId(), capture_id: id, amount: cents, created_at: clock() };
  await trx.insertInto('refund').values(refund).execute();
  const status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  await trx.updateTable('capture').set({ status }).where('id', '=', id).execute();
  return { id: refund.id, cents, currency: capture.currency, at: refund.created_at };
}
