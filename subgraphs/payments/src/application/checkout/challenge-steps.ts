import { isPermanentRefusal } from '../../domain/refused-error.ts';
import { giveUp, type StepContext, type StepResult } from './step.ts';
import { toTransactionResult } from './transaction-result.ts';

/** Runs when the shopper did not do in time what the bank or the provider asks for (PAYMENTS-46, PAYMENTS-8). */
export async function awaitChallenge(): Promise<StepResult<'AWAIT_CHALLENGE'>> {
  return giveUp('CHALLENGE_EXPIRED');
}

/** Checks after device data collection whether the bank wants to authenticate the cardholder (PAYMENTS-49). */
export async function enroll(context: StepContext): Promise<StepResult<'ENROLL'>> {
  const { challenge, referenceNumber, email, deviceSessionId } = context.attempt.facts;
  if (!referenceNumber || challenge?.kind !== 'DEVICE_DATA') return giveUp('AUTHENTICATION_FAILED');
  const { thirdReferenceId } = challenge;
  const { returnUrl } = await context.createReturnUrls('CARD_AUTHENTICATION');
  try {
    await context.checkLease();
    const enrollment = { thirdReferenceId, returnUrl, email, deviceSessionId };
    return toTransactionResult(context.attempt, await context.ports.payments.enroll(referenceNumber, enrollment));
  } catch (error) {
    if (isPermanentRefusal(error)) return giveUp('AUTHENTICATION_FAILED');
    throw error;
  }
}

/**
 * Ends the session at the bank's or the provider's page. What the browser brought back selects the session; the provider's
 * own result decides.
 */
export async function closeChallenge(context: StepContext): Promise<StepResult<'CLOSE_CHALLENGE'>> {
  const { referenceNumber, challenge, proof, email } = context.attempt.facts;
  if (!referenceNumber || !challenge || !proof) return giveUp('AUTHENTICATION_FAILED');
  try {
    await context.checkLease();
    const close = { challenge, proof, email };
    const transaction = await context.ports.payments.closeChallenge(referenceNumber, close);
    if (transaction.status === 'DECLINED' && proof.isCancelled) return giveUp('CHECKOUT_CANCELLED');
    return toTransactionResult(context.attempt, transaction);
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error;
    // The shopper has not finished, or came back from another session: the page stays open until its deadline.
    const isOpen = error.reason === 'CHALLENGE_PENDING' || error.reason === 'CHALLENGE_MISMATCH';
    if (isOpen && proof.isCancelled) return giveUp('CHECKOUT_CANCELLED');
    return isOpen ? { outcome: 'challenged' } : giveUp('AUTHENTICATION_FAILED');
  }
}
