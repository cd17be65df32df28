import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { Reports } from '../reports.ts';
import { possibleTypes } from './cache-policies.gen.ts';

/** The messages of answers that are failures, for the reader. */
export const failureMessages = new Reports<string>();

/** Of an operation's `context`: whoever asks shows what the answer says, where it belongs. */
export const isToldInPlace = { isToldInPlace: true } as const;

/** The sentence of an answer that is a failure, in the reader's language; undefined for any other answer. */
export function failureMessage(data: unknown): string | undefined {
  for (const answer of Object.values((data ?? {}) as Record<string, unknown>)) {
    if (typeof answer !== 'object' || answer === null || !('__typename' in answer && 'message' in answer)) continue;
    const { __typename: type, message } = answer;
    if (possibleTypes.UserError?.includes(String(type)) && typeof message === 'string') return message;
  }
  return undefined;
}

/** Passes on the message of every answer that is a failure (ERRORS-27). */
export const messageLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const message = operation.getContext().isToldInPlace ? undefined : failureMessage(result.data);
      if (message !== undefined) failureMessages.report(message);
      return result;
    }),
  ),
);
