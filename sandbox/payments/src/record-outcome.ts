import { randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { Authorization, ProviderChallenge } from './connectors/connector.ts';
import type { PaymentsContext } from './context.ts';
import { saveCard } from './store/saved-cards.ts';
import type { Store, TransactionRow } from './store/tables.ts';
import { findChallenge, moveTransaction, saveChallenge, updateTransaction } from './store/transactions.ts';

/**
 * Records the provider's result: the decision with its movement and the card to save, or the challenge. Call it only for a
 * transaction that is not decided yet.
 */
export function recordAuthorization(
  { db, clock }: PaymentsContext,
  row: TransactionRow,
  result: Authorization,
): Promise<TransactionRow> {
  const instrument = result.instrumentId === undefined ? {} : { instrument_id: result.instrumentId };
  if (result.kind === 'challenged') {
    return inTransaction(db, async (trx) => {
      await replaceChallenge(trx, row.reference_number, result.challenge);
      return updateTransaction(trx, row.reference_number, {
        status: 'CHALLENGE_REQUIRED',
        response_code: '65',
        reason: 'AUTHENTICATION_REQUIRED',
        ...instrument,
        ...(result.payee !== undefined && { payee: result.payee }),
      });
    });
  }
  const { decision, paymentId, reported, card } = result;
  const change = {
    status: decision.status,
    response_code: decision.responseCode,
    reason: decision.reason,
    ...instrument,
    ...(paymentId !== undefined && { provider_payment_id: paymentId }),
    ...(reported && {
      payee: reported.payee,
      reported_amount: reported.amount,
      reported_currency: reported.currency,
    }),
    ...(card && { brand: card.brand, last_digits: card.lastDigits }),
  };
  if (decision.status !== 'APPROVED') return updateTransaction(db, row.reference_number, change);
  const at = clock();
  const approve = (store: Store) => moveTransaction(store, row, { kind: 'AUTHORISE', at }, change);
  if (!row.save_card) return approve(db);
  return inTransaction(db, async (trx) => {
    const approved = await approve(trx);
    const token = await saveCardOf(trx, approved, at);
    return token === undefined ? approved : updateTransaction(trx, row.reference_number, { card_token: token });
  });
}

/**
 * Stores a challenge; one that replaces another of the same transaction keeps its order id. An approval has the id of
 * PayPal's order, with which PayPal sends the browser back (`token`).
 */
async function replaceChallenge(trx: Store, referenceNumber: string, challenge: ProviderChallenge): Promise<void> {
  const earlier = await findChallenge(trx, referenceNumber);
  await saveChallenge(trx, {
    reference_number: referenceNumber,
    order_id: earlier?.order_id ?? (challenge.kind === 'APPROVAL' ? challenge.providerId : randomUUID()),
    kind: challenge.kind,
    details: JSON.stringify(challenge.details),
    provider_id: challenge.providerId,
    return_url: challenge.returnUrl,
    expires_at: challenge.expiresAt,
    page_token: challenge.page?.token ?? null,
    page_html: challenge.page?.html ?? null,
  });
}

/** Adds the card to the member's wallet. @returns the card's token; undefined when it has one or cannot be saved */
async function saveCardOf(trx: Store, row: TransactionRow, now: Date): Promise<string | undefined> {
  const { membership_number, instrument_id, brand, last_digits, expiry, holder_name, fingerprint } = row;
  if (row.card_token !== null || membership_number === null || instrument_id === null) return undefined;
  if (brand === null || last_digits === null || expiry === null || holder_name === null || fingerprint === null) {
    return undefined;
  }
  const is_flagged = row.fault === 'flagged';
  const card = { membership_number, instrument_id, brand, last_digits, expiry, holder_name, fingerprint, is_flagged };
  return saveCard(trx, { ...card, attempt_id: null }, now);
}
