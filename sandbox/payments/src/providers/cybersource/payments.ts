import { randomInt } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { isUnexpired } from '../../card-number.ts';
import type { CybersourceContext } from './context.ts';
import { CybersourceError, createInvalidDataError } from './errors.ts';
import { decide } from './issuer.ts';
import { type PaymentRequest, toCents } from './requests.ts';
import type { Application, InstrumentRow, PaymentRow, Store } from './tables.ts';
import { getProfile } from './test-cards.ts';
import { loadInstrument, tokenize } from './vault.ts';

/** A request id of the vendor: 22 digits. */
export const createRequestId = (now: Date) => `${now.getTime()}${String(randomInt(1e9)).padStart(9, '0')}`;

/** Asks the issuer of the card for the amount. A zero amount verifies the card. */
export async function authorisePayment(context: CybersourceContext, request: PaymentRequest) {
  const { db, clock } = context;
  const { card, instrumentIdentifier } = request.paymentInformation;
  if ((card.number === undefined) === (instrumentIdentifier === undefined)) {
    throw createInvalidDataError('paymentInformation.card.number');
  }
  if (!isUnexpired(`${card.expirationMonth}/${card.expirationYear.slice(2)}`, clock())) {
    throw createInvalidDataError('paymentInformation.card.expirationYear');
  }
  const instrument = instrumentIdentifier
    ? await loadInstrument(context, instrumentIdentifier.id)
    : await tokenize(context, card.number ?? '');
  const { totalAmount, currency } = request.orderInformation.amountDetails;
  const amount = toCents(totalAmount);
  const decision = decide({
    ...instrument,
    securityCode: card.securityCode,
    isAuthenticated: await isAuthenticated(context, request, instrument, amount),
  });
  const row = await insertPayment(db, {
    id: createRequestId(clock()),
    code: request.clientReferenceInformation.code,
    application: 'ics_auth',
    parent_id: null,
    amount,
    currency,
    status: decision.status,
    reason_code: decision.reasonCode,
    reason: decision.reason,
    response_code: decision.responseCode,
    instrument_id: instrument.id,
    profile: instrument.profile,
    created_at: clock(),
  });
  if (decision.status === 'AUTHORIZED' && request.processingInformation.capture) {
    await capturePayment(context, row.id, row.code, amount, currency);
  }
  return { row, instrument };
}

/** Whether the request has the proof of a passed authentication of the same card for the same amount. */
async function isAuthenticated(
  { db }: CybersourceContext,
  { consumerAuthenticationInformation }: PaymentRequest,
  instrument: InstrumentRow,
  amount: number,
): Promise<boolean> {
  const cavv = consumerAuthenticationInformation?.cavv ?? consumerAuthenticationInformation?.ucafAuthenticationData;
  if (cavv === undefined) return false;
  const found = await db
    .selectFrom('authentication')
    .select('reference_id')
    .where('cavv', '=', cavv)
    .where('state', '=', 'PASSED')
    .where('instrument_id', '=', instrument.id)
    .where('amount', '=', amount)
    .executeTakeFirst();
  return found !== undefined;
}

type NewPayment = Omit<PaymentRow, 'serial' | 'amount'> & { readonly amount: number };

const insertPayment = (db: Store, row: NewPayment) =>
  db.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow();

/** Captures an authorisation once, for at most its amount. @throws CybersourceError */
export function capturePayment(
  context: CybersourceContext,
  id: string,
  code: string,
  amount: number,
  currency: string,
) {
  return addFollowOn(
    context,
    { parentId: id, parentApplication: 'ics_auth', application: 'ics_bill', code },
    (parent, others) => {
      assertAuthorised(parent);
      if (others.length > 0)
        throw new CybersourceError(400, 'MISSING_AUTH', 'There is no unused authorization record.');
      if (amount > Number(parent.amount) || currency !== parent.currency) throw createAmountError();
      if (parent.profile && getProfile(parent.profile).isCaptureRefused) {
        throw new CybersourceError(400, 'PROCESSOR_DECLINED', 'The processor declined the capture.');
      }
      return { amount, status: 'PENDING' };
    },
  );
}

/** Reverses an authorisation that is not captured. @throws CybersourceError */
export function reverseAuthorisation(context: CybersourceContext, id: string, code: string, amount: number) {
  const target = { parentId: id, parentApplication: 'ics_auth', application: 'ics_auth_reversal', code } as const;
  return addFollowOn(context, target, (parent, others) => {
    assertAuthorised(parent);
    if (others.length > 0)
      throw new CybersourceError(400, 'AUTH_ALREADY_REVERSED', 'The authorization was used or reversed.');
    if (amount !== Number(parent.amount)) throw createAmountError();
    return { amount, status: 'REVERSED' };
  });
}

/** Voids a capture that has no refund. @throws CybersourceError */
export function voidCapture(context: CybersourceContext, id: string, code: string) {
  const target = { parentId: id, parentApplication: 'ics_bill', application: 'ics_void', code } as const;
  return addFollowOn(context, target, (parent, others) => {
    if (others.length > 0) throw new CybersourceError(400, 'NOT_VOIDABLE', 'The capture cannot be voided.');
    return { amount: Number(parent.amount), status: 'VOIDED' };
  });
}

/** Refunds a part of a capture. @throws CybersourceError */
export function refundCapture(context: CybersourceContext, id: string, code: string, amount: number, currency: string) {
  const target = { parentId: id, parentApplication: 'ics_bill', application: 'ics_credit', code } as const;
  return addFollowOn(context, target, (parent, others) => {
    const isVoided = others.some(({ application }) => application === 'ics_void');
    const refunded = others.reduce((sum, other) => sum + Number(other.amount), 0);
    if (isVoided || currency !== parent.currency || refunded + amount > Number(parent.amount))
      throw createAmountError();
    return { amount, status: 'PENDING' };
  });
}

const createAmountError = () =>
  new CybersourceError(400, 'EXCEEDS_AUTH_AMOUNT', 'The amount exceeds the original amount.');

function assertAuthorised({ status }: PaymentRow): void {
  if (status !== 'AUTHORIZED') throw new CybersourceError(400, 'MISSING_AUTH', 'The payment is not authorized.');
}

interface Target {
  readonly parentId: string;
  readonly parentApplication: Application;
  readonly application: Application;
  readonly code: string;
}

/** Adds a capture, reversal, void or refund to its parent, which is locked meanwhile. */
function addFollowOn(
  { db, clock }: CybersourceContext,
  { parentId, parentApplication, application, code }: Target,
  check: (parent: PaymentRow, others: readonly PaymentRow[]) => { readonly amount: number; readonly status: string },
): Promise<PaymentRow> {
  return inTransaction(db, async (trx) => {
    const parent = await trx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', parentId)
      .forUpdate()
      .executeTakeFirst();
    if (parent?.application !== parentApplication) throw new CybersourceError(404, 'NOT_FOUND', 'No such transaction.');
    const others = await trx.selectFrom('payment').selectAll().where('parent_id', '=', parentId).execute();
    const { amount, status } = check(parent, others);
    return insertPayment(trx, {
      id: createRequestId(clock()),
      code,
      application,
      parent_id: parentId,
      amount,
      currency: parent.currency,
      status,
      reason_code: '100',
      reason: null,
      response_code: null,
      instrument_id: parent.instrument_id,
      profile: parent.profile,
      created_at: clock(),
    });
  });
}

/** The transactions with a merchant reference, oldest first. */
export function searchPayments({ db }: CybersourceContext, code: string, limit: number): Promise<PaymentRow[]> {
  return db.selectFrom('payment').selectAll().where('code', '=', code).orderBy('serial').limit(limit).execute();
}
