import { randomBytes } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { signRequest } from '../../connectors/fac/signature.ts';
import { readXml, type XmlNode } from '../../connectors/fac/xml.ts';
import type { EnteredCard } from '../powertranz/card-form.ts';
import { getBehaviour } from '../powertranz/test-cards.ts';
import type { FacContext } from './context.ts';
import type { AuthorizationRow, PageRow, Store } from './tables.ts';

/** A request that the gateway rejects, with its code and description. */
export class FacRejection extends Error {
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.name = 'FacRejection';
    this.code = code;
  }
}

/** Verifies the signature of a request and opens a hosted page. @throws FacRejection */
export async function openPage({ db, clock, merchant }: FacContext, request: XmlNode): Promise<PageRow> {
  const field = (name: string) => readXml(request, 'TransactionDetails', name);
  const [amount, currency, orderNumber] = [field('Amount'), field('Currency'), field('OrderNumber')];
  const url = readXml(request, 'CardHolderResponseURL');
  if (field('MerchantId') !== merchant.merchantId || field('AcquirerId') !== merchant.acquirerId) {
    throw new FacRejection('1002', 'The merchant does not exist.');
  }
  const isComplete = /^\d{12}$/.test(amount) && /^\d{3}$/.test(currency) && orderNumber !== '' && URL.canParse(url);
  if (!isComplete || field('TransactionCode') !== '0') throw new FacRejection('1001', 'Invalid field.');
  const isSigned = field('Signature') === signRequest(merchant, orderNumber, amount, currency);
  if (!isSigned || field('SignatureMethod') !== 'SHA1') throw new FacRejection('1003', 'The signature is not valid.');
  if (await findAuthorization(db, orderNumber)) throw new FacRejection('1004', 'The order number was used.');
  return db
    .insertInto('page')
    .values({
      token: randomBytes(24).toString('base64url'),
      order_number: orderNumber,
      amount: Number(amount),
      currency,
      response_url: url,
      state: 'OPEN',
      created_at: clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds a page that has not expired. */
export async function findPage({ db, clock, pageMinutes }: FacContext, token: string): Promise<PageRow | undefined> {
  const row = await db.selectFrom('page').selectAll().where('token', '=', token).executeTakeFirst();
  const isExpired = row?.state === 'OPEN' && row.created_at.getTime() + pageMinutes * 60_000 <= clock().getTime();
  return isExpired ? undefined : row;
}

export const findAuthorization = (db: Store, orderNumber: string): Promise<AuthorizationRow | undefined> =>
  db.selectFrom('authorization').selectAll().where('order_number', '=', orderNumber).executeTakeFirst();

export const findAuthorizationByToken = (db: Store, token: string): Promise<AuthorizationRow | undefined> =>
  db.selectFrom('authorization').selectAll().where('token', '=', token).executeTakeFirst();

/** Authorises the card that was entered on an open page, once per order; without a card the shopper has cancelled. */
export function submitPage({ db, clock }: FacContext, token: string, entered?: EnteredCard): Promise<PageRow> {
  return inTransaction(db, async (trx) => {
    const page = await trx
      .selectFrom('page')
      .selectAll()
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (page.state !== 'OPEN') return page;
    const state = entered ? 'DONE' : 'CANCELLED';
    await trx.updateTable('page').set({ state }).where('token', '=', token).execute();
    if (entered) await insertAuthorization(trx, page, entered, clock());
    return { ...page, state };
  });
}

async function insertAuthorization(trx: Store, page: PageRow, entered: EnteredCard, now: Date): Promise<void> {
  const { isoCode, message } = getBehaviour(entered.card);
  const isCodeWrong = entered.card !== 'unknown' && !entered.is_security_code_valid;
  const firstDigit = { AMEX: '3', MASTERCARD: '5', DISCOVER: '6' }[entered.brand as string] ?? '4';
  await trx
    .insertInto('authorization')
    .values({
      order_number: page.order_number,
      token: page.token,
      is_approved: isoCode === '00' && !isCodeWrong,
      original_code: isCodeWrong ? 'N7' : isoCode,
      description: isCodeWrong ? 'Declined: wrong security code' : message,
      card: entered.card,
      masked_number: `${firstDigit}XXXXXXXXXXX${entered.last_digits}`,
      amount: Number(page.amount),
      captured: 0,
      refunded: 0,
      is_reversed: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .execute();
}

/** Captures (1), refunds (2) or reverses (3) an order. @returns the order, or undefined when it was declined */
export function modify({ db, merchant }: FacContext, request: XmlNode): Promise<AuthorizationRow | undefined> {
  assertMerchant(merchant, request);
  const orderNumber = readXml(request, 'OrderNumber');
  const amount = Number(readXml(request, 'Amount'));
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('authorization')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.is_approved || row.is_reversed || !(amount > 0)) return undefined;
    const change = planModification(row, readXml(request, 'ModificationType'), amount);
    if (!change) return undefined;
    await trx.updateTable('authorization').set(change).where('order_number', '=', orderNumber).execute();
    return row;
  });
}

function planModification(row: AuthorizationRow, type: string, amount: number) {
  const [captured, refunded] = [Number(row.captured), Number(row.refunded)];
  if (type === '1') {
    const isRefused = captured > 0 || amount > Number(row.amount) || getBehaviour(row.card).isCaptureDeclined;
    return isRefused ? undefined : { captured: amount };
  }
  if (type === '2') return captured === 0 || refunded + amount > captured ? undefined : { refunded: refunded + amount };
  return type === '3' && refunded === 0 ? { is_reversed: true } : undefined;
}

/** Checks the credentials of a request. @throws FacRejection */
export function assertMerchant({ merchantId, acquirerId, password }: FacContext['merchant'], request: XmlNode): void {
  const isKnown =
    readXml(request, 'MerchantId') === merchantId &&
    readXml(request, 'AcquirerId') === acquirerId &&
    readXml(request, 'Password') === password;
  if (!isKnown) throw new FacRejection('1002', 'The merchant or its password is not valid.');
}
