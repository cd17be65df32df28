import { setTimeout as sleep } from 'node:timers/promises';
import { readLedgerOfAttempt } from '../../graph/ledger.ts';
import { readAccounts, readLastDay } from '../../graph/member-records.ts';
import { readMembershipTransaction } from '../../graph/membership-transactions.ts';
import type { AttemptView } from '../../graph/operations.ts';
import type { FaultContext, Verdict } from '../case.ts';
import { type Expectation, getEnding } from '../verdict.ts';
import type { Purchase } from './purchase.ts';

const settleTimeoutMs = 40_000;

/** Checks that the membership was paid and applied once, or that neither happened, or that an alert asks for review. */
export async function checkPurchase(
  context: FaultContext,
  purchase: Purchase,
  status: AttemptView['status'],
  expected: Pick<Expectation, 'ending' | 'alert'>,
): Promise<Pick<Verdict, 'status' | 'errors'>> {
  let errors: string[] = [];
  // Late calls and follow-up checks may finish after the attempt.
  for (const startTime = Date.now(); Date.now() - startTime < settleTimeoutMs; await sleep(300)) {
    errors = await findErrors(context, purchase, status, expected);
    if (errors.length === 0) break;
  }
  return { status, errors };
}

const yearMs = 366 * 86_400_000;

/**
 * Checks the club's and the identity provider's own records: no membership is created or extended twice, no online account
 * exists without its membership, and none is missing for a paid one.
 */
async function findRecordErrors(
  stack: FaultContext['stack'],
  { attemptId, purpose, email, existing }: Purchase,
  isAccountRefused: boolean,
  transaction: Awaited<ReturnType<typeof readMembershipTransaction>>,
): Promise<string[]> {
  const errors: string[] = [];
  const number = transaction?.status === 'SUCCESS' ? transaction.membershipId : undefined;
  if ((await readMembershipTransaction(stack, `${attemptId}.2`))?.status === 'SUCCESS') errors.push('applied twice');
  if (existing) {
    const lastDay = await readLastDay(stack, existing.membershipNumber);
    const extendedMs = Date.parse(lastDay) - Math.max(Date.parse(existing.lastDay), Date.now() - 86_400_000);
    if (purpose === 'RENEW' && extendedMs > yearMs) errors.push(`extended twice, to ${lastDay}`);
    if ((number === undefined || purpose === 'UPGRADE') && lastDay !== existing.lastDay) errors.push('extended unpaid');
  }
  const accounts = await readAccounts(stack, email);
  const expected = purpose === 'MEMBERSHIP_NEW' && number !== undefined && !isAccountRefused ? [number] : [];
  if (accounts.join() !== expected.join()) errors.push(`online accounts ${accounts.join()}, not ${expected.join()}`);
  return errors;
}

async function findErrors(
  { stack, alerts }: FaultContext,
  purchase: Purchase,
  status: AttemptView['status'],
  { ending, alert }: Pick<Expectation, 'ending' | 'alert'>,
): Promise<string[]> {
  const { attemptId, amount } = purchase;
  const isCompleted = status === 'COMPLETED';
  const isReviewed = status === 'NEEDS_REVIEW';
  const movements = await readLedgerOfAttempt(stack, attemptId);
  const count = (wanted: string) => movements.filter(({ kind }) => kind === wanted).length;
  const captured = movements.filter(({ kind }) => kind === 'CAPTURE');
  const capturedCents = captured.reduce((sum, { amount: cents }) => sum + cents, 0);
  const netCents = count('VOID') > 0 ? 0 : capturedCents;
  const expectedCents = isCompleted ? amount.centAmount : 0;
  const transaction = await readMembershipTransaction(stack, `${attemptId}.1`);
  const isApplied = transaction?.status === 'SUCCESS';
  const expectedAlert = alert ?? (isReviewed ? 'checkout_needs_review' : undefined);
  const errors = [
    getEnding(status) !== ending && !(ending === 'either' && !isReviewed) && `ended ${status}`,
    expectedAlert && !alerts.has(expectedAlert, attemptId) && `no alert ${expectedAlert}`,
    captured.length > 1 && `${captured.length} captures`,
    isApplied && netCents === 0 && !isReviewed && 'a membership without payment',
    isCompleted &&
      !isApplied &&
      `paid for a membership that is ${transaction?.status ?? 'missing'}: cents captured for nothing`,
    !isReviewed && netCents !== expectedCents && `${netCents} cents captured, not ${expectedCents}`,
    !isReviewed && !isCompleted && count('AUTHORISE') > count('VOID') && 'an authorisation is still open',
  ];
  errors.push(
    ...(await findRecordErrors(stack, purchase, alerts.has('checkout_account_not_activated', attemptId), transaction)),
  );
  return errors.filter((error): error is string => typeof error === 'string' && error !== '');
}
