import type { Decision } from './issuer.ts';
import { saveCard } from './store/saved-cards.ts';
import type { Store, TransactionRow } from './store/tables.ts';
import { insertMovement, updateTransaction } from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/**
 * Authorises an approved transaction, saves its card if the member asked for it, and captures immediately with
 * `oneStep`. Needs a database transaction.
 */
export async function approve(trx: Store, row: TransactionRow, decision: Decision, now: Date): Promise<TransactionRow> {
  await insertMovement(trx, row, 'AUTHORISE', now);
  const shouldCapture = row.one_step && !getProfile(row.profile).captureRefused;
  if (shouldCapture) await insertMovement(trx, row, 'CAPTURE', now);
  const savingMember = row.save_card && row.card_token === null ? row.membership_number : null;
  return updateTransaction(trx, row.reference_number, {
    status: decision.status,
    response_code: decision.responseCode,
    reason: decision.reason,
    ...(shouldCapture && { captured_at: now }),
    ...(savingMember && {
      card_token: await saveCard(trx, { ...toCardToSave(row), membership_number: savingMember }, now),
    }),
  });
}

function toCardToSave(row: TransactionRow) {
  const { profile, brand, last_digits, expiry, holder_name, fingerprint } = row;
  const is_flagged = getProfile(profile).flagged === true;
  return { profile, brand, last_digits, expiry, holder_name, fingerprint, is_flagged, attempt_id: null };
}
