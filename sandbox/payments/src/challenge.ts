import { randomBytes } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { approve } from './approve.ts';
import { recordDecline } from './card-limit.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { authenticationFailed, cancelledByShopper, decideAfterChallenge } from './issuer.ts';
import { lockExistingTransaction } from './money-movements.ts';
import type { ChallengeRow, TransactionRow } from './store/tables.ts';
import {
  findChallenge,
  findChallengeByTransaction,
  findTransaction,
  updateChallenge,
  updateTransaction,
} from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/** One-time code of every challenge; the sandbox sends no messages. */
const oneTimeCode = '123456';

/** Electronic commerce indicators for authenticated and not authenticated. Mastercard uses its own values. */
const indicators = { MASTERCARD: { passed: '02', failed: '00' }, other: { passed: '05', failed: '07' } };

/** A challenge with its transaction. */
export interface LoadedChallenge {
  readonly challenge: ChallengeRow;
  readonly transaction: TransactionRow;
}

/** Loads a challenge by the id in the page's URL, or undefined. */
export async function loadChallenge(context: PaymentsContext, id: string): Promise<LoadedChallenge | undefined> {
  const challenge = await findChallenge(context.db, id);
  const transaction = challenge && (await findTransaction(context.db, challenge.reference_number));
  return transaction && { challenge, transaction };
}

/** The shopper's input on the challenge page. */
export type ChallengeInput = { readonly action: 'confirm'; readonly otp: string } | { readonly action: 'cancel' };

/**
 * Applies the shopper's input; a challenge that is not pending stays unchanged. Three wrong codes fail the challenge.
 */
export function submitChallenge(
  context: PaymentsContext,
  loaded: LoadedChallenge,
  input: ChallengeInput,
): Promise<ChallengeRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await lockExistingTransaction(trx, loaded.transaction.reference_number);
    const challenge = await findChallengeByTransaction(trx, row.reference_number);
    if (!challenge) throw new Error('A challenge has no transaction.');
    if (challenge.state !== 'PENDING' || row.voided_at) return challenge;
    const eci = row.brand === 'MASTERCARD' ? indicators.MASTERCARD : indicators.other;
    if (input.action === 'cancel') {
      return updateChallenge(trx, challenge.id, { state: 'CANCELLED', eci: eci.failed });
    }
    if (input.otp === oneTimeCode) {
      const cavv = randomBytes(20).toString('base64');
      return updateChallenge(trx, challenge.id, { state: 'PASSED', cavv, eci: eci.passed });
    }
    const attempts_left = challenge.attempts_left - 1;
    return updateChallenge(trx, challenge.id, {
      attempts_left,
      ...(attempts_left === 0 && { state: 'FAILED', eci: eci.failed }),
    });
  });
}

/**
 * Completes the 3-D Secure step of a transaction with the result that the store received. A replay returns the same
 * result.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, CHALLENGE_MISMATCH (wrong order id or proof), CHALLENGE_PENDING (the
 * shopper has not submitted the challenge yet), ALREADY_VOIDED.
 */
export function closeChallenge(
  context: PaymentsContext,
  referenceNumber: string,
  proof: { orderId: string; cavv?: string | undefined },
): Promise<TransactionRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await lockExistingTransaction(trx, referenceNumber);
    const challenge = await findChallengeByTransaction(trx, referenceNumber);
    if (!challenge || challenge.order_id !== proof.orderId) throw createMismatchError();
    if (challenge.state === 'PASSED' && challenge.cavv !== proof.cavv) throw createMismatchError();
    if (row.status !== 'CHALLENGE_REQUIRED') return row;
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (challenge.state === 'PENDING') {
      throw new PaymentsError(409, 'CHALLENGE_PENDING', 'The shopper has not completed the challenge.');
    }
    const decision = decideOutcome(challenge, row);
    if (decision.status === 'APPROVED') return approve(trx, row, decision, context.clock());
    const { status, responseCode: response_code, reason } = decision;
    await recordDecline(context, trx, row.fingerprint);
    return updateTransaction(trx, referenceNumber, { status, response_code, reason });
  });
}

function decideOutcome(challenge: ChallengeRow, row: TransactionRow) {
  if (challenge.state === 'PASSED') return decideAfterChallenge(getProfile(row.profile));
  return challenge.state === 'CANCELLED' ? cancelledByShopper : authenticationFailed;
}

function createMismatchError(): PaymentsError {
  return new PaymentsError(422, 'CHALLENGE_MISMATCH', 'orderId or cavv does not match the challenge.');
}
