import { randomBytes, randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { z } from 'zod';
import { codes } from '../../connectors/powertranz/codes.ts';
import type { PowertranzContext } from './context.ts';
import { PowertranzError } from './errors.ts';
import { type spiAuthRequest, toCents } from './requests.ts';
import { type SessionRow, type Store, type TransactionRow, transactionTypes } from './tables.ts';
import { getBehaviour } from './test-cards.ts';

/** Time after the submission of the page within which the payment must be completed. */
const completionMs = 5 * 60_000;

/** Opens a hosted page. @throws PowertranzError */
export async function openSession(
  context: PowertranzContext,
  input: z.output<typeof spiAuthRequest>,
): Promise<SessionRow> {
  const { db, clock, page } = context;
  const { HostedPage, MerchantResponseUrl } = input.ExtendedData;
  if (HostedPage.PageSet !== page.pageSet || HostedPage.PageName !== page.pageName) {
    throw new PowertranzError(400, 'HP2', 'The hosted page does not exist.');
  }
  const identifier = input.TransactionIdentifier;
  const paid = await db
    .selectFrom('transaction')
    .select('identifier')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (paid) throw new PowertranzError(400, codes.duplicate, 'The transaction identifier was used.');
  return db
    .insertInto('session')
    .values({
      identifier,
      order_identifier: input.OrderIdentifier,
      spi_token: randomBytes(32).toString('base64url'),
      amount: toCents(input.TotalAmount),
      currency: input.CurrencyCode,
      response_url: MerchantResponseUrl,
      page_set: HostedPage.PageSet,
      page_name: HostedPage.PageName,
      state: 'OPEN',
      card: null,
      brand: null,
      last_digits: null,
      is_security_code_valid: null,
      submitted_at: null,
      created_at: clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds a session that has not expired. */
export async function findSession({ db, clock, pageMinutes }: PowertranzContext, spiToken: string) {
  const row = await db.selectFrom('session').selectAll().where('spi_token', '=', spiToken).executeTakeFirst();
  const isExpired = row?.state === 'OPEN' && row.created_at.getTime() + pageMinutes * 60_000 <= clock().getTime();
  return isExpired ? undefined : row;
}

/** Pays with the card of a submitted page. The token works once. @throws PowertranzError */
export function completePayment(
  { db, clock }: PowertranzContext,
  spiToken: string,
): Promise<SessionRow | TransactionRow> {
  return inTransaction(db, async (trx) => {
    const session = await trx
      .selectFrom('session')
      .selectAll()
      .where('spi_token', '=', spiToken)
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.state === 'PAID') throw new PowertranzError(400, '12', 'The SPI token is not valid.');
    if (session.state !== 'SUBMITTED' || !session.card) return session;
    if ((session.submitted_at?.getTime() ?? 0) + completionMs <= clock().getTime()) {
      throw new PowertranzError(400, '12', 'The SPI token has expired.');
    }
    if (await loadPayment(trx, session.identifier)) {
      throw new PowertranzError(400, codes.duplicate, 'The transaction identifier was used.');
    }
    await trx.updateTable('session').set({ state: 'PAID' }).where('spi_token', '=', spiToken).execute();
    const { isoCode, message } = getBehaviour(session.card);
    const isCodeWrong = session.card !== 'unknown' && session.is_security_code_valid === false;
    return insertTransaction(trx, {
      identifier: session.identifier,
      type: transactionTypes.auth,
      original_identifier: null,
      external_identifier: null,
      order_identifier: session.order_identifier,
      is_approved: isoCode === '00' && !isCodeWrong,
      iso_code: isCodeWrong ? 'N7' : isoCode,
      message: isCodeWrong ? 'Declined: wrong security code' : message,
      amount: Number(session.amount),
      currency: session.currency,
      card: session.card,
      brand: session.brand,
      last_digits: session.last_digits,
      created_at: clock(),
    });
  });
}

type NewTransaction = Omit<TransactionRow, 'serial' | 'amount'> & { readonly amount: number };

const insertTransaction = (trx: Store, row: NewTransaction): Promise<TransactionRow> =>
  trx.insertInto('transaction').values(row).returningAll().executeTakeFirstOrThrow();

/** A payment with the sums of its captures and refunds in cents. */
export interface PaymentState {
  readonly row: TransactionRow;
  readonly captured: number;
  readonly refunded: number;
  readonly isVoided: boolean;
}

/** Loads a payment; undefined for an unknown identifier. */
export async function loadPayment(db: Store, identifier: string): Promise<PaymentState | undefined> {
  const row = await db
    .selectFrom('transaction')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('original_identifier', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const others = await db
    .selectFrom('transaction')
    .selectAll()
    .where('original_identifier', '=', identifier)
    .where('is_approved', '=', true)
    .execute();
  const sum = (type: number) =>
    others.filter((other) => other.type === type).reduce((total, other) => total + Number(other.amount), 0);
  return {
    row,
    captured: sum(transactionTypes.capture),
    refunded: sum(transactionTypes.refund),
    isVoided: others.some(({ type }) => type === transactionTypes.void),
  };
}

export interface FollowOn {
  readonly type: 'capture' | 'void' | 'refund';
  readonly identifier: string;
  /** In cents; the whole payment for a void. */
  readonly amount: number | undefined;
  readonly externalIdentifier: string | undefined;
}

/** Captures, voids or refunds a payment; a decline says why. @throws PowertranzError for an unknown payment */
export function executeFollowOn({ db, clock }: PowertranzContext, order: FollowOn): Promise<TransactionRow> {
  return inTransaction(db, async (trx) => {
    const payment = await loadPayment(trx, order.identifier);
    if (!payment) throw new PowertranzError(400, '25', 'The original transaction was not found.');
    const { row } = payment;
    const amount = order.amount ?? Number(row.amount);
    const isoCode = (await isDuplicate(trx, order)) ? codes.duplicate : check(payment, order.type, amount);
    const isApproved = isoCode === '00';
    return insertTransaction(trx, {
      identifier: randomUUID(),
      type: transactionTypes[order.type],
      original_identifier: row.identifier,
      external_identifier: isApproved ? (order.externalIdentifier ?? null) : null,
      order_identifier: row.order_identifier,
      is_approved: isApproved,
      iso_code: isoCode,
      message: isApproved ? 'Transaction is approved' : 'Transaction is declined',
      amount,
      currency: row.currency,
      card: row.card,
      brand: row.brand,
      last_digits: row.last_digits,
      created_at: clock(),
    });
  });
}

async function isDuplicate(trx: Store, { externalIdentifier }: FollowOn): Promise<boolean> {
  if (externalIdentifier === undefined) return false;
  const found = await trx
    .selectFrom('transaction')
    .select('identifier')
    .where('external_identifier', '=', externalIdentifier)
    .executeTakeFirst();
  return found !== undefined;
}

/** Response code of a capture, void or refund: 00, or 12 (invalid), 13 (amount), 05 (declined). */
function check({ row, captured, refunded, isVoided }: PaymentState, type: FollowOn['type'], amount: number): string {
  if (!row.is_approved || isVoided) return '12';
  if (type === 'void') return refunded > 0 ? '12' : '00';
  if (type === 'refund') return captured === 0 ? '12' : refunded + amount > captured ? '13' : '00';
  if (captured > 0) return codes.duplicate;
  if (amount > Number(row.amount)) return '13';
  return row.card && getBehaviour(row.card).isCaptureDeclined ? '05' : '00';
}
