import { randomBytes, randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { CybersourceContext } from './context.ts';
import { createInvalidDataError } from './errors.ts';
import type { AuthenticationRow, InstrumentRow, Store } from './tables.ts';
import { getProfile } from './test-cards.ts';

/** One-time code of every challenge; the stand-in sends no messages. */
const oneTimeCode = '123456';
const challengeAttempts = 3;

/** Begins the authentication of a card. */
export async function setUp({ db, clock }: CybersourceContext, instrument: InstrumentRow): Promise<AuthenticationRow> {
  return db
    .insertInto('authentication')
    .values({
      reference_id: randomUUID(),
      transaction_id: null,
      instrument_id: instrument.id,
      state: 'SET_UP',
      device_collected_at: null,
      amount: null,
      currency: null,
      country: null,
      language: null,
      return_url: null,
      merchant_data: null,
      attempts_left: challengeAttempts,
      cavv: null,
      xid: null,
      created_at: clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface Enrollment {
  readonly referenceId: string;
  readonly amount: number;
  readonly currency: string;
  readonly country: string | null;
  /** Of the browser, a BCP 47 tag. */
  readonly language: string | null;
  readonly returnUrl: string;
}

/**
 * Decides whether the issuer of the card wants a challenge. A repetition with the same reference keeps its result, and
 * while the challenge is open, takes the new return URL.
 * @throws CybersourceError
 */
export function enroll({ db }: CybersourceContext, instrument: InstrumentRow, enrollment: Enrollment) {
  return inTransaction(db, async (trx) => {
    const row = await lock(trx, enrollment.referenceId);
    if (row?.instrument_id !== instrument.id)
      throw createInvalidDataError('consumerAuthenticationInformation.referenceId');
    if (row.state === 'PENDING') return update(trx, row, { return_url: enrollment.returnUrl });
    if (row.state !== 'SET_UP') return row;
    const { amount, currency, country, language, returnUrl } = enrollment;
    const { authentication } = getProfile(instrument.profile);
    const isPassed = authentication !== 'challenge' && authentication !== 'failing';
    return update(trx, row, {
      transaction_id: randomBytes(15).toString('base64url'),
      amount,
      currency,
      country,
      language,
      return_url: returnUrl,
      state: isPassed ? 'PASSED' : authentication === 'failing' ? 'FAILED' : 'PENDING',
      ...(isPassed && createProof()),
    });
  });
}

const createProof = () => ({ cavv: randomBytes(20).toString('base64'), xid: randomBytes(20).toString('base64') });

/** The shopper's input on the issuer's page. */
export type ChallengeInput = { readonly action: 'confirm'; readonly otp: string } | { readonly action: 'cancel' };

/** Applies the shopper's input; a challenge that is not pending stays unchanged. Three wrong codes fail the challenge. */
export function submitChallenge(
  { db }: CybersourceContext,
  referenceId: string,
  input: ChallengeInput,
): Promise<AuthenticationRow | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await lock(trx, referenceId);
    if (row?.state !== 'PENDING') return row;
    if (input.action === 'cancel') return update(trx, row, { state: 'CANCELLED' });
    if (input.otp === oneTimeCode) return update(trx, row, { state: 'PASSED', ...createProof() });
    const attempts_left = row.attempts_left - 1;
    return update(trx, row, { attempts_left, ...(attempts_left === 0 && { state: 'FAILED' as const }) });
  });
}

const lock = (trx: Store, referenceId: string) =>
  trx.selectFrom('authentication').selectAll().where('reference_id', '=', referenceId).forUpdate().executeTakeFirst();

function update(
  db: Store,
  row: AuthenticationRow,
  change: Partial<Omit<AuthenticationRow, 'amount'>> & { amount?: number },
) {
  return db
    .updateTable('authentication')
    .set(change)
    .where('reference_id', '=', row.reference_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findByReference({ db }: CybersourceContext, referenceId: string) {
  return db.selectFrom('authentication').selectAll().where('reference_id', '=', referenceId).executeTakeFirst();
}

export function findByTransaction({ db }: CybersourceContext, transactionId: string) {
  return db.selectFrom('authentication').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();
}

/** Remembers that the browser's data was collected. */
export async function recordDevice({ db, clock }: CybersourceContext, row: AuthenticationRow): Promise<void> {
  await update(db, row, { device_collected_at: clock() });
}

/** Remembers the merchant data of the step-up form. */
export async function recordMerchantData(
  { db }: CybersourceContext,
  row: AuthenticationRow,
  data: string,
): Promise<void> {
  await update(db, row, { merchant_data: data });
}
