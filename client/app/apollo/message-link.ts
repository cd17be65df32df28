import { ApolloLink } from '@apollo/client';
import { map, tap } from 'rxjs';
import { Reports } from '../reports.ts';
import { possibleTypes } from './cache-policies.gen.ts';
import type { GraphTransportError } from './graph-transport.ts';

/** Messages of failed responses, to show to the shopper. */
export const failureMessages = new Reports<string>();

/** Reports of requests that were refused because the member's session has ended. */
export const refusedRequests = new Reports<true>();

/**
 * Reports that the member's session has ended. The page opens a modal (ACCOUNT-25), or the app renews it (NATIVE-7).
 */
export const reportSessionEnd = (): void => refusedRequests.report(true);

/** For an operation's `context`: the caller shows the failure message itself. */
export const handlesFailureInPlace = { handlesFailureInPlace: true } as const;

/** The message of a failed response in the shopper's language; undefined for any other response. */
export function findFailureMessage(data: unknown): string | undefined {
  for (const result of Object.values((data ?? {}) as Record<string, unknown>)) {
    if (typeof result !== 'object' || result === null || !('__typename' in result && 'message' in result)) continue;
    const { __typename: type, message } = result;
    if (possibleTypes.UserError?.includes(String(type)) && typeof message === 'string') return message;
  }
  return undefined;
}

/** Reports the message of every failed response (ERRORS-27), and the end of the session (ACCOUNT-25). */
export const messageLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const message = operation.getContext().handlesFailureInPlace ? undefined : findFailureMessage(result.data);
      if (message !== undefined) failureMessages.report(message);
      return result;
    }),
    tap({
      error: ({ status, code }: Partial<GraphTransportError>) => {
        if (status === 401 || code === 'MEMBERSHIP_UNAUTHORISED') reportSessionEnd();
      },
    }),
  ),
);
