import { z } from 'zod';

/** Outcome of an operation in metrics. */
export type OperationOutcome = 'ok' | 'refused' | 'failed';

/** Codes of errors that the caller has to correct; any other code is a failure of the store or of an upstream. */
const refusalCodes: readonly unknown[] = [
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
];

const errorBody = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.unknown() }).optional() })) });

/** Returns the outcome of a response; a response with partial data and a failure counts as failed. */
export function getOutcome({ status, body }: { readonly status: number; readonly body: string }): OperationOutcome {
  if (status >= 500) return 'failed';
  // Apollo Server writes errors first.
  if (status < 400 && !body.startsWith('{"errors":[')) return 'ok';
  const { errors } = errorBody.parse(JSON.parse(body));
  const isFailed = status < 400 && errors.some(({ extensions }) => !refusalCodes.includes(extensions?.code));
  return isFailed ? 'failed' : 'refused';
}
