import type { Decision } from './issuer.ts';
import { keepCard } from './store/saved-cards.ts';
import type { Store, TransactionRow } from './store/tables.ts';
import { insertMovement, updateTransaction } from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/**
 * Holds the money of an approved transaction, keeps its card if the member asked for that, and with `oneStep` takes
 * the money at once. Needs a database transaction.
 */
export async function approve(trx: Store, row: TransactionRow, decision: Decision, now: Date): Promise<TransactionRow> {
  await insertMovement(trx, row, 'AUTHORISE', now);
  const captureNow = row.one_step && !getProfile(row.profile).captureRefused;
  if (captureNow) await insertMovement(trx, row, 'CAPTURE', now);
  const wallet = row.save_card && row.card_token === null ? row.membership_number : null;
  return updateTransaction(trx, row.reference_number, {
    status: decision.status,
    response_code: decision.responseCode,
    reason: decision.reason,
    ...(captureNow && { captured_at: now }),
    ...(wallet && { card_token: await keepCard(trx, { ...cardOf(row), membership_number: wallet }, now) }),
  });
}

function cardOf(row: TransactionRow) {
  const { profile, brand, last_digits, expiry, holder_name, fingerprint } = row;
  const is_flagged = getProfile(profile).flagged === true;
  return { profile, brand, last_digits, expiry, holder_name, fingerprint, is_flagged, attempt_id: null };
}
