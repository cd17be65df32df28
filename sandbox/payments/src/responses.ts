import { getCardTypeId } from './card-number.ts';
import type { ChallengeRow, SavedCardRow, TransactionRow } from './store/tables.ts';

/**
 * Response of process and close-3ds. `baseUrl` is the address at which the shopper's browser reaches the challenge
 * page.
 */
export function toTransactionResponse(row: TransactionRow, challenge: ChallengeRow | undefined, baseUrl: string) {
  const pendingChallenge = row.status === 'CHALLENGE_REQUIRED' && challenge;
  return {
    referenceNumber: row.reference_number,
    status: row.status,
    responseCode: row.response_code,
    reason: row.reason,
    ...(pendingChallenge && {
      challenge: { url: `${baseUrl}/challenge/${challenge.id}`, orderId: challenge.order_id },
    }),
    card: {
      brand: row.brand,
      lastDigits: row.last_digits,
      expiry: row.expiry,
      fingerprint: row.fingerprint,
      ...(row.card_token !== null && { token: row.card_token }),
    },
  };
}

/** A transaction in lists and look-ups: the issuer's decision and the times of capture and void. Amount in cents. */
export function toTransactionSummary(row: TransactionRow) {
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
