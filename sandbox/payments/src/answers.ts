import { cardTypeId } from './card-number.ts';
import type { ChallengeRow, SavedCardRow, TransactionRow } from './store/tables.ts';

/** Answer of process and close-3ds. `baseUrl` is where the shopper's browser finds the challenge page. */
export function transactionAnswer(row: TransactionRow, challenge: ChallengeRow | undefined, baseUrl: string) {
  const waiting = row.status === 'CHALLENGE_REQUIRED' && challenge;
  return {
    referenceNumber: row.reference_number,
    status: row.status,
    responseCode: row.response_code,
    reason: row.reason,
    ...(waiting && { challenge: { url: `${baseUrl}/challenge/${challenge.id}`, orderId: challenge.order_id } }),
    card: {
      brand: row.brand,
      lastDigits: row.last_digits,
      expiry: row.expiry,
      fingerprint: row.fingerprint,
      ...(row.card_token !== null && { token: row.card_token }),
    },
  };
}

/** A transaction in lists and look-ups: the issuer's word, and when money was taken or let go. Amount in cents. */
export function transactionSummary(row: TransactionRow) {
  return {
    referenceNumber: row.reference_number,
    reference: row.reference,
    status: row.status,
    amount: Number(row.amount),
    currency: row.currency,
    cartId: row.cart_id,
    fourLastDigits: row.last_digits,
    createdAt: row.created_at.toISOString(),
    ...(row.captured_at && { capturedAt: row.captured_at.toISOString() }),
    ...(row.voided_at && { voidedAt: row.voided_at.toISOString() }),
  };
}

/** A saved card as the API returns it. */
export function savedCardAnswer(row: SavedCardRow) {
  return {
    id: row.id,
    cardType: cardTypeId(row.brand),
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
