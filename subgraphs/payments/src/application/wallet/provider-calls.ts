import { createUpstreamTimeoutError } from '@tarima/service-kit/graphql-errors';
import type { Logger } from '@tarima/service-kit/logger';
import { type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { PaymentsPort } from '../payments-port.ts';
import type { Holder } from './holder.ts';

export type Change<Result> = { readonly result: Result } | { readonly refusal: RefusalReason };

/** Calls of the payments API that change a wallet; each rejects with `UPSTREAM_TIMEOUT` when its outcome is unknown (PAYMENTS-80). */
export interface ProviderCalls {
  /** The result of a change, or why the provider certainly did nothing. */
  change<Result>(call: Promise<Result>): Promise<Change<Result>>;
  /** The member's cards after a change. When they cannot be read, the outcome counts as unknown. */
  listCards(holder: Holder): Promise<SavedCard[]>;
  /** @throws GraphQLError UPSTREAM_TIMEOUT */
  throwUnknownOutcome(cause: unknown): never;
}

export function createProviderCalls(payments: PaymentsPort, logger: Logger): ProviderCalls {
  const throwUnknownOutcome = (cause: unknown): never => {
    logger.warn({ err: cause }, 'outcome of a wallet change is unknown');
    throw createUpstreamTimeoutError('payments');
  };
  return {
    throwUnknownOutcome,
    async change(call) {
      try {
        return { result: await call };
      } catch (error) {
        return error instanceof RefusedError ? { refusal: error.reason } : throwUnknownOutcome(error);
      }
    },
    async listCards({ membershipNumber }) {
      try {
        return [...(await payments.listCards(membershipNumber))];
      } catch (error) {
        return throwUnknownOutcome(error);
      }
    },
  };
}

/** A refusal that the payments API does not use for this change. */
export function throwUnexpectedRefusal(reason: RefusalReason): never {
  throw new Error(`The payments API refused a change of a wallet: ${reason}`);
}
