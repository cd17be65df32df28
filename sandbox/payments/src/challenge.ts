import { randomBytes } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { approve } from './approve.ts';
import { recordDecline } from './card-limit.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { authenticationFailed, cancelledByShopper, decideAfterChallenge } from './issuer.ts';
import { holdTransaction } from './money-movements.ts';
import type { ChallengeRow, TransactionRow } from './store/tables.ts';
import {
  findChallenge,
  findChallengeOf,
  findTransaction,
  updateChallenge,
  updateTransaction,
} from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/** One-time code that the sandbox's issuer "sends" for every challenge. */
const oneTimeCode = '123456';

/** Electronic commerce indicators: authenticated, and not authenticated. Mastercard numbers them differently. */
const indicators = { MASTERCARD: { passed: '02', failed: '00' }, other: { passed: '05', failed: '07' } };

/** A challenge with the transaction it belongs to. */
export interface OpenedChallenge {
  readonly challenge: ChallengeRow;
  readonly transaction: TransactionRow;
}

/** The challenge of a page address, or undefined. */
export async function loadChallenge(context: PaymentsContext, id: string): Promise<OpenedChallenge | undefined> {
  const challenge = await findChallenge(context.db, id);
  const transaction = challenge && (await findTransaction(context.db, challenge.reference_number));
  return transaction && { challenge, transaction };
}

/** What the shopper did on the challenge page. */
export type ChallengeAnswer = { readonly action: 'confirm'; readonly otp: string } | { readonly action: 'cancel' };

/** Takes the shopper's answer; one that is no longer asked for changes nothing. Three wrong codes fail the challenge. */
export function answerChallenge(
  context: PaymentsContext,
  opened: OpenedChallenge,
  answer: ChallengeAnswer,
): Promise<ChallengeRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await holdTransaction(trx, opened.transaction.reference_number);
    const challenge = await findChallengeOf(trx, row.reference_number);
    if (!challenge) throw new Error('A challenge lost its transaction.');
    if (challenge.state !== 'PENDING' || row.voided_at) return challenge;
    const eci = row.brand === 'MASTERCARD' ? indicators.MASTERCARD : indicators.other;
    if (answer.action === 'cancel') {
      return updateChallenge(trx, challenge.id, { state: 'CANCELLED', eci: eci.failed });
    }
    if (answer.otp === oneTimeCode) {
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
 * Ends the 3-D Secure part of a transaction with what came back to the store. Repeating it answers the same.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, CHALLENGE_MISMATCH (another order or proof), CHALLENGE_PENDING (the
 * shopper has not answered yet), ALREADY_VOIDED.
 */
export function closeChallenge(
  context: PaymentsContext,
  referenceNumber: string,
  given: { orderId: string; cavv?: string | undefined },
): Promise<TransactionRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await holdTransaction(trx, referenceNumber);
    const challenge = await findChallengeOf(trx, referenceNumber);
    if (!challenge || challenge.order_id !== given.orderId) throw mismatch();
    if (challenge.state === 'PASSED' && challenge.cavv !== given.cavv) throw mismatch();
    if (row.status !== 'CHALLENGE_REQUIRED') return row;
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (challenge.state === 'PENDING') {
      throw new PaymentsError(409, 'CHALLENGE_PENDING', 'The shopper has not answered the challenge.');
    }
    const decision = decisionOf(challenge, row);
    if (decision.status === 'APPROVED') return approve(trx, row, decision, context.clock());
    const { status, responseCode: response_code, reason } = decision;
    await recordDecline(context, trx, row.fingerprint);
    return updateTransaction(trx, referenceNumber, { status, response_code, reason });
  });
}

function decisionOf(challenge: ChallengeRow, row: TransactionRow) {
  if (challenge.state === 'PASSED') return decideAfterChallenge(getProfile(row.profile));
  return challenge.state === 'CANCELLED' ? cancelledByShopper : authenticationFailed;
}

function mismatch(): PaymentsError {
  return new PaymentsError(422, 'CHALLENGE_MISMATCH', 'orderId or cavv is not that of the challenge.');
}
