import { recordDecline } from './card-limit.ts';
import { createMismatchError, createPendingError } from './challenge-errors.ts';
import { withClaim } from './claims.ts';
import type { Authorization } from './connectors/connector.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { captureClaimed, resolveEarlierCalls } from './money-movements.ts';
import { recordAuthorization } from './record-outcome.ts';
import type { ChallengeKind, ChallengeRow, TransactionRow } from './store/tables.ts';
import { findChallenge } from './store/transactions.ts';
import type { CloseRequest, EnrollmentRequest } from './wire.ts';

interface Continuation {
  /** Whether the request belongs to the challenge, also after it has ended. */
  readonly matches: (challenge: ChallengeRow) => boolean;
  /** The provider's result; undefined when nothing changes. */
  readonly proceed: (row: TransactionRow, challenge: ChallengeRow) => Promise<Authorization | undefined>;
}

/**
 * Checks after device data collection whether the card needs a challenge by its issuer. A replay returns the same outcome;
 * while the issuer's page is open, a replay may bring another return URL.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, ALREADY_VOIDED, CHALLENGE_MISMATCH, PE_0001, PEC_503, PROVIDER_*.
 */
export function enroll(
  context: PaymentsContext,
  referenceNumber: string,
  request: EnrollmentRequest,
): Promise<TransactionRow> {
  return continueChallenge(context, referenceNumber, 'enrollment', {
    matches: ({ details }) => details.thirdReferenceId === request.thirdReferenceId,
    async proceed(row, challenge) {
      if (challenge.kind === 'STEP_UP' && challenge.return_url === request.returnURL) return undefined;
      const connector = context.getConnector(row);
      if (!connector.enroll) throw createMismatchError();
      return connector.enroll(row, challenge, request, row.unresolved_operation !== null);
    },
  });
}

/**
 * Ends a challenge of the given kinds with the provider's own result; what the browser brought back only identifies the
 * challenge. A replay returns the same outcome.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, ALREADY_VOIDED, CHALLENGE_MISMATCH, CHALLENGE_PENDING, PEC_503, PROVIDER_*.
 */
export function closeChallenge(
  context: PaymentsContext,
  referenceNumber: string,
  kinds: readonly ChallengeKind[],
  request: CloseRequest,
): Promise<TransactionRow> {
  return continueChallenge(context, referenceNumber, 'close', {
    matches: ({ order_id, kind }) => order_id === request.orderId && kinds.includes(kind),
    async proceed(row, challenge) {
      if (challenge.kind === 'DEVICE_DATA') throw createPendingError();
      return context.getConnector(row).close(row, challenge, request, row.unresolved_operation !== null);
    },
  });
}

async function continueChallenge(
  context: PaymentsContext,
  referenceNumber: string,
  operation: string,
  { matches, proceed }: Continuation,
): Promise<TransactionRow> {
  return withClaim(context, referenceNumber, operation, async (claimed) => {
    const row = claimed.status === 'PENDING' ? await resolveEarlierCalls(context, claimed) : claimed;
    const challenge = await findChallenge(context.db, referenceNumber);
    if (!challenge || !matches(challenge)) throw createMismatchError();
    if (row.status !== 'CHALLENGE_REQUIRED') return row;
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    const result = await proceed(row, challenge);
    if (!result) return row;
    const recorded = await recordAuthorization(context, row, result);
    if (recorded.status === 'DECLINED') await recordDecline(context, recorded.fingerprint);
    if (recorded.status !== 'APPROVED' || !recorded.one_step) return recorded;
    return (await captureClaimed(context, recorded)).row;
  });
}
