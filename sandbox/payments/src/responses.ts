import { getCardTypeId, paypalTypeId } from './card-number.ts';
import { getSettlementTime } from './money-movements.ts';
import { type Challenge, challengeSchema, type TransactionResponse } from './response-schemas.ts';
import type { ChallengeRow, SavedCardRow, TransactionRow } from './store/tables.ts';
import { providerIds } from './third-parties.ts';

export interface TransactionView {
  readonly row: TransactionRow;
  readonly challenge: ChallengeRow | undefined;
  /** In cents. */
  readonly refundedAmount: number;
  readonly settlementMinutes: number;
  readonly now: Date;
}

/** Response of process, get, enrollment, close-3ds and close-paypal. Amounts in cents. */
export function toTransactionResponse(view: TransactionView): TransactionResponse {
  const { row, challenge, refundedAmount } = view;
  if (row.status === 'PENDING') throw new Error('The outcome of the transaction is not known yet.');
  const settledAt = getSettlementTime(view.settlementMinutes, row);
  const isSettled = settledAt && settledAt <= view.now && !row.voided_at;
  return {
    referenceNumber: row.reference_number,
    reference: row.reference,
    status: row.status,
    responseCode: row.response_code,
    reason: row.reason,
    paymentThird: row.payment_third,
    paymentThirdId: row.payment_third_id,
    ...toCardType(row),
    amount: Number(row.reported_amount ?? row.amount),
    currency: row.reported_currency ?? row.currency,
    createdAt: row.created_at.toISOString(),
    refundedAmount,
    ...(row.payee !== null && { payee: row.payee }),
    ...(row.cart_id !== null && { cartId: row.cart_id }),
    ...toCard(row),
    ...(row.status === 'CHALLENGE_REQUIRED' && challenge && { challenge: toChallenge(challenge) }),
    ...(row.captured_at && { capturedAt: row.captured_at.toISOString() }),
    ...(row.voided_at && { voidedAt: row.voided_at.toISOString() }),
    ...(isSettled && { settledAt: settledAt.toISOString() }),
  };
}

function toChallenge({ kind, order_id, expires_at, details }: ChallengeRow): Challenge {
  return challengeSchema.parse({ kind, orderId: order_id, expiresAt: expires_at.toISOString(), ...details });
}

function toCardType({ payment_third, brand }: TransactionRow) {
  if (payment_third === providerIds.paypal) return { cardType: paypalTypeId };
  return brand === null ? {} : { cardType: getCardTypeId(brand) };
}

function toCard({ brand, last_digits, expiry, fingerprint, card_token }: TransactionRow) {
  if (brand === null || last_digits === null) return {};
  return {
    card: {
      brand,
      lastDigits: last_digits,
      expiry: expiry ?? '',
      ...(fingerprint !== null && { fingerprint }),
      ...(card_token !== null && { token: card_token }),
    },
  };
}

/** A transaction in the authorization status. Amount in cents. */
export function toStatusItem(row: TransactionRow) {
  return {
    referenceNumber: row.reference_number,
    reference: row.reference,
    status: row.status,
    amount: Number(row.amount),
    currency: row.currency,
    paymentThird: row.payment_third,
    ...(row.cart_id !== null && { cartId: row.cart_id }),
    ...(row.last_digits !== null && { fourLastDigits: row.last_digits }),
    createdAt: row.created_at.toISOString(),
    ...(row.captured_at && { capturedAt: row.captured_at.toISOString() }),
    ...(row.voided_at && { voidedAt: row.voided_at.toISOString() }),
  };
}

/** A saved card in the format of the API. */
export function toSavedCardResponse(row: SavedCardRow) {
  return {
    id: row.id,
    cardType: getCardTypeId(row.brand),
    brand: row.brand,
    cardHolderName: row.holder_name,
    cardLastDigits: row.last_digits,
    cardExpirationDate: row.expiry,
    isDefault: row.is_default,
    isFlaggeHD: row.is_flagged,
    cardToken: row.token,
    cardFingerprint: row.fingerprint,
  };
}
