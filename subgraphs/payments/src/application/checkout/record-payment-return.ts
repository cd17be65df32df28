import type { Attempt } from '../../domain/attempt.ts';
import type { ProviderReturn, ReturnPage } from '../../domain/challenge.ts';
import { type PaymentReturnNotFound, paymentReturnNotFound } from '../../domain/failure.ts';
import type { AttemptReturns } from '../repositories.ts';
import type { Runner } from './runner.ts';

export interface RecordPaymentReturnInput {
  /** The last segment of the return URL. */
  readonly state: string;
  readonly parameters: readonly ReturnParameter[];
}

export interface ReturnParameter {
  readonly name: string;
  readonly value: string;
}

/** What a page's parameters say, without card data. */
export type ReadReturn = (page: ReturnPage, parameters: readonly ReturnParameter[]) => ProviderReturn;

export interface PaymentReturnRecorded {
  readonly type: 'PaymentReturnRecorded';
  readonly attempt: Attempt;
  readonly page: ReturnPage;
}

export interface RecordPaymentReturnDependencies {
  readonly attempts: AttemptReturns;
  readonly runner: Pick<Runner, 'start'>;
  readonly readReturn: ReadReturn;
}

/**
 * Stores that a provider sent a browser back, and continues the attempt in the background. The state is the capability: a
 * forged one is unknown, and a repetition finds an attempt that does not wait for it any more (PAYMENTS-103).
 */
export async function recordPaymentReturn(
  { attempts, runner, readReturn }: RecordPaymentReturnDependencies,
  { state, parameters }: RecordPaymentReturnInput,
): Promise<PaymentReturnRecorded | PaymentReturnNotFound> {
  const received = await attempts.receiveReturn(state, (page) => readReturn(page, parameters));
  if (!received) return paymentReturnNotFound;
  const { attempt, page, run } = received;
  if (run) runner.start(run);
  return { type: 'PaymentReturnRecorded', attempt, page };
}
