import type { CancellationMail } from './mails/cancellation-mail-data.ts';
import type { Memberships } from './ports.ts';

/**
 * Cancellations between the request and the club's confirmation. A process that ends in between leaves a request, which a
 * repetition or the sweep completes, so that the member receives their mail (MEMBERSHIP-332).
 */
export interface Cancellations {
  /** The last cancellation of a membership. */
  find(membershipNumber: string): Promise<{ readonly id: string; readonly isConfirmed: boolean } | undefined>;
  /**
   * Records that the club will be asked to cancel, with the mail to write afterwards. Changes nothing when the membership's
   * last cancellation is another one than `replacedId`: another request came first.
   */
  request(membershipNumber: string, mail: CancellationMail, replacedId: string | undefined): Promise<void>;
  /** Records that the club will be asked again, so that `discard` keeps the request. */
  repeat(membershipNumber: string): Promise<void>;
  /** Records that the club has cancelled, and writes the mail in the same transaction. Without a request, does nothing. */
  confirm(membershipNumber: string): Promise<void>;
  /** Deletes a request that the club has not confirmed and that is older than some seconds. */
  discard(membershipNumber: string, olderThanSeconds?: number): Promise<void>;
  /** Memberships with a request of more than some seconds ago that the club has not confirmed, the oldest first. */
  listOpen(olderThanSeconds: number, limit: number): Promise<readonly string[]>;
  /** Deletes cancellations that were confirmed more than some days ago. */
  deleteConfirmed(days: number): Promise<void>;
}

export interface CancellationSweepDependencies {
  readonly cancellations: Pick<Cancellations, 'confirm' | 'discard' | 'listOpen' | 'deleteConfirmed'>;
  readonly memberships: Pick<Memberships, 'findStatus'>;
  /** How old a request must be to be checked: younger ones may still wait for the club's response. */
  readonly afterSeconds: number;
  readonly keptDays: number;
  /** Reports to operators that a request could not be checked; the next sweep checks it again. */
  reportFailure(error: unknown): void;
}

/** Maximum number of requests that one sweep checks; the next one checks the others. */
const sweepLimit = 50;
/** After how long a request is given up that the club has not executed. */
const giveUpSeconds = 3_600;

/**
 * Creates the sweep that asks the club about requests without a known outcome: a process ended, or the club's response was
 * lost (MEMBERSHIP-332).
 */
export function createCancellationSweep({
  cancellations,
  memberships,
  afterSeconds,
  keptDays,
  reportFailure,
}: CancellationSweepDependencies): () => Promise<void> {
  const check = async (membershipNumber: string) => {
    const status = await memberships.findStatus(membershipNumber);
    if (status === 'CANCELLED') await cancellations.confirm(membershipNumber);
    else await cancellations.discard(membershipNumber, giveUpSeconds);
  };
  return async () => {
    for (const membershipNumber of await cancellations.listOpen(afterSeconds, sweepLimit)) {
      await check(membershipNumber).catch(reportFailure);
    }
    await cancellations.deleteConfirmed(keptDays);
  };
}
